### The end: the result, why it is so, and putting everything back.

app-end-player = Nome
app-end-round = R{ $round }
app-end-total = Profitto
app-end-hand = Mano
app-end-why = Perché
app-end-chart = Il profitto, round dopo round
app-end-box = Tutto nella scatola
app-end-box-cards = Le carte: { $goods } merci e { $merchants } mercanti, { $cards } in tutto. Guardate nelle mani, tra le carte del profitto, nel mercato e nel mazzo.
app-end-box-goods = Di ogni merce devono esserci { $goods } carte.
app-end-box-offers = Tutte le carte offerta: { $offers }.
app-end-box-market = Le { $cards } carte mercato.
app-end-again = Rivincita, dà le carte { $name }
app-end-table = Torna al tavolo
