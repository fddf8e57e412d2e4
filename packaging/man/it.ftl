### The manual pages: whatever the command line does not say of itself.

## Headings

manual = Manuale di Fondaco
name = Nome
synopsis = Sintassi
describes = Descrizione
examples-heading = Esempi
files-heading = File
environment-heading = Variabili d’ambiente
exit-heading = Stato di uscita
see-also = Vedere anche

## The page of the program. In lists, two bars part a name from what is said of it.

description =
    Fondaco aiuta chi fa giochi di mercanti con carte vere su un tavolo vero: Byzanz, Kathai e Silk Road.
    Dice come preparare il tavolo, a chi tocca e che cosa può fare, controlla quello che inserite, tiene il conto e spiega ogni regola e ogni numero, in italiano, tedesco e inglese, a ogni posto nella sua lingua.

    Senza un comando si apre la finestra.
    Tranne demo, i comandi lavorano nel terminale, anche dove non c’è uno schermo.
    Finché una finestra è aperta, il terminale può leggere l’archivio ma non scriverci.
examples =
    fondaco || Apre la finestra.
    fondaco demo kathai || Una partita finita a Kathai, passo per passo, nella finestra.
    fondaco setup byzanz --players 5 || Come preparare il tavolo in cinque.
    fondaco rules kathai --search cammelli prezzo || Le regole di Kathai che parlano di entrambi.
    fondaco score partita.json || Chi ha vinto, e perché.
    fondaco export 7 --as png --out foglio.png || Il foglio punti della partita 7, come immagine.
files =
    ~/.local/share/fondaco/fondaco.db || L’archivio: tutte le partite, mossa per mossa.
    ~/.local/share/fondaco/backups/ || Le sue copie di sicurezza.
    ~/.local/share/fondaco/damaged/ || I file danneggiati, al cui posto c’è ora una copia di sicurezza.
    ~/.local/share/fondaco/settings.json || Le impostazioni.
environment =
    LANGUAGE, LC_ALL, LC_MESSAGES, LANG || La lingua, se non la sceglie --lang; l’inglese, se non è una delle nostre.
    XDG_DATA_HOME || La cartella che contiene la cartella fondaco, al posto di ~/.local/share.
    WAYLAND_DISPLAY, DISPLAY || Lo schermo per la finestra.
exit =
    0 || Tutto a posto.
    1 || Una mossa non è regolare, l’archivio era danneggiato, oppure non si riesce ad aprire la finestra; il programma dice perché.
    2 || I dati inseriti non si possono usare.
    130 || Qualcuno ha premuto Ctrl+C; non è cambiato niente.

## The pages of the commands.

fondaco-setup =
    Dice come preparare il tavolo: carte, monete e cubetti con il loro numero, in ordine, e il totale per verificare.
    Quello che decide la sorte si sorteggia subito.
fondaco-rules =
    Mostra il regolamento di un gioco.
    Dove le regole stampate lasciano un dubbio, la nostra interpretazione è segnalata.
    La ricerca non bada a maiuscole, accenti, desinenze e lingua, e perdona una lettera sbagliata.
    Le parole del gioco si possono vedere in tutte le lingue, fianco a fianco.
fondaco-check =
    Legge una partita registrata e dice se tutte le mosse sono regolari.
    Se una non lo è, nomina la regola e la mossa più vicina che lo sarebbe.
fondaco-score =
    Legge una partita registrata e dice chi ha vinto e perché: di ogni punto si sa da dove viene.
fondaco-history =
    Mostra le partite dell’archivio, a cominciare dall’ultima.
    Con il numero di una partita dice a che punto è e come deve essere il tavolo per continuare.
fondaco-watch =
    Dice a che punto è una partita e poi, in una riga per ogni cambiamento, che cosa è stato inserito e che cosa viene dopo; con --json, la partita come dati.
    Legge l’archivio mentre una finestra è aperta e ci scrive, e si ferma quando la partita è finita e il risultato è stato visto.
fondaco-stats =
    Dice, gioco per gioco, chi vince di più, oppure come è andata a una sola persona.
fondaco-export =
    Esporta una partita: come file che Fondaco e altri programmi sanno leggere, come tabella, come link per BG Stats o come foglio punti.
    Tutte le partite insieme entrano in un file json o csv.
fondaco-import =
    Aggiunge partite all’archivio, da una sola partita registrata o da un elenco.
    Quelle che ci sono già non entrano due volte.
fondaco-box =
    Mostra quello che è stato detto una volta sui propri giochi, come le città sulla mappa, lo scrive in un file o nel terminale, oppure prende un file del genere.
    Le partite nell’archivio restano come sono.
fondaco-backup =
    Crea subito una copia di sicurezza dell’archivio.
    Il programma ne crea una anche da solo, all’avvio e alla fine di ogni partita.
fondaco-club =
    Porta questo computer in un club, dove tanti portatili mandano le loro partite a un solo database PostgreSQL, il registro del club.
    Serve a iscriversi e ad andarsene, a inviare quello che manca, e mostra chi è in testa, chi sta giocando, i record e un piano per il prossimo turno.
fondaco-demo =
    Apre la finestra su una partita finita, con le spiegazioni accanto al tavolo.
    La potete seguire passo per passo e continuare da dove volete; non se ne salva niente.
fondaco-verify =
    Legge ogni riga dell’archivio e la confronta con la sua somma di controllo.
