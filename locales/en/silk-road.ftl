## Aim

silk-road-chapter-aim = Aim of the game

silk-road-aim = You all travel along the Silk Road with one caravan, from Chang’An in the east to Antioch in the west. In every city you sell, buy and barter. At the end, silver, gold and goods all count, and whoever has the most points wins. The game is for three to six players.
    .title = What you do

silk-road-box = There are 75 goods cubes, 15 of each kind: ivory is white, silk blue, dried fruit brown, jewels yellow, spices red. There are 90 trade tiles, 45 orange and 45 purple, and 45 coins; one gold is worth 5 silver. You also need the map with its 20 cities, 5 turn tokens, the caravan, the leader pawn, 6 screens and a bag.
    .title = What is in the box

## Setup

silk-road-chapter-setup = Setting up

silk-road-setup-players = Everyone takes a screen, one gold and 5 silver. That makes 10 silver each. All the cubes go into the bag, and everyone draws three without looking. Coins and cubes stay hidden behind the screen until the end.
    .title = What everyone starts with

silk-road-setup-tiles = Put trade tiles on the cities, face up and at random: orange tiles on orange cities, purple tiles on purple ones. Each city gets 3 tiles with four players, 4 with five, and 5 with three or six. Put none in Chang’An or Antioch. Tiles printed on the map do not count.

    Check how many you need in all: 54 with four players, 72 with five, all 90 with three or six.
    .title = Tiles on the cities

silk-road-setup-forbidden = There must be no crook and no barterer in Aleppo or Tyr. If you find one there, swap it with a tile from another city, or draw another tile for it.
    .title = Not in Aleppo or Tyr

silk-road-setup-leader = Put the caravan in Chang’An. Draw lots for the first caravan leader; the program can do that for you. The leader gets the leader pawn and the turn tokens, as many as there are tiles in a city: 3 with four players, 4 with five, 5 with three or six.
    .title = The first leader

silk-road-setup-reverse = You can also travel the other way, from Antioch to Chang’An. Then orange tiles go on purple cities and purple tiles on orange ones, and there must be no crook or barterer in Lanzhou or Yumen. This journey goes from west to east, against the arrows.
    .title = The journey back

## Leader

silk-road-chapter-leader = Who leads

silk-road-turn = A turn has three parts. First you bid for the lead. Then the leader moves the caravan to the next city. There the market opens: one after the other, you take trade tiles.
    .title = Three parts of a turn

silk-road-bid = Everyone but the leader gets one chance to bid, clockwise from the leader’s left. You pass, or you bid more silver than the last bid. The first bid is at least 1. Nobody gets a second chance.
    .title = Bidding for the lead

silk-road-bid-limit = Never bid more silver than you have. One gold counts as 5 silver.
    .title = Only what you have

silk-road-answer = If nobody bids, the leader stays leader and nobody pays. Otherwise the leader has a choice: take the highest bid and hand over the pawn and the tokens, or pay the same sum to the highest bidder and keep them.

    For example, Axel leads, Eva bids 2, and Otto bids 4. Either Otto pays Axel 4 and leads, or Axel pays Otto 4 and stays leader. Eva pays nothing.
    .title = Take it or pay it

silk-road-travel = The leader moves the caravan along an arrow to the next city. Where two arrows lead on, the leader chooses. The caravan never goes back to a city.
    .title = On to the next city

silk-road-cities = The map has 20 cities. The program knows eleven of them by name: Chang’An, Lanzhou, Yumen, Dunhuang, Koria, Kashgar, Merv, Susia, Aleppo, Tyr and Antioch. When the caravan comes to one of the other nine for the first time, you type its name.

    The program remembers cities and roads, so your map grows with every journey. If your map has more cities or arrows than ours, the program asks and then goes by yours.
    .title = The cities on the map

## Market

silk-road-chapter-market = The market

silk-road-printed = In Dunhuang, Koria, Kashgar, Merv and Susia a tile is printed on the map. Only the leader may use it, once, before taking a tile. It stays where it is, and it takes no token.
    .title = Printed tiles

silk-road-take = Whoever has the leader pawn must take one trade tile from the city. You may use it at once, but you do not have to. Then keep one turn token. The tile leaves the game. Only a crook or a barterer stays in front of you, and a grand vizier is set aside once a kind has been named. Our ruling: a tile that is not used leaves the game too.
    .title = Taking a tile

silk-road-hand = Then hand the pawn and the remaining tokens to someone who has not had a turn in this city. You choose who. That player takes a tile, keeps a token and hands the rest on in the same way.
    .title = Handing on the pawn

silk-road-next-leader = The last player finds neither tile nor token and takes nothing. Instead, that player keeps the pawn, collects all the tokens again and is the leader of the next turn. For example, with four players there are 3 tiles. Axel, Otto and Ida take them, and Eva is left. Eva takes nothing here, but leads next.
    .title = Last in the city, next to lead

silk-road-three-players = With three players there are 5 tiles and 5 tokens. Two of you have two turns in the city, and the third has one. So the pawn may go to anyone who has not had two turns yet.

    For example, the turns go Axel, Eva, Otto, Axel, Eva. Then all the tokens are gone. Otto has had only one turn, so Otto gets the pawn and leads next. If they go Axel, Eva, Axel, Eva, Otto instead, nobody else has a turn left, so Otto keeps the pawn and leads next.
    .title = With three players

## Tiles

silk-road-chapter-tiles = The trade tiles

silk-road-seller = Sell as many cubes as you like of the kind shown. They go into the bag. The bank pays 4 silver for the first, 3 for the second, 2 for the third and 1 for each one after that. For example, 5 silk sell for 4 + 3 + 2 + 1 + 1 = 11 silver.
    .title = Seller

silk-road-buyer = Buy as many cubes as you like of the kind shown, as long as you can pay and the bag has them. The first costs 1 silver, the second 2, the third 3 and each one after that 4. For example, 5 ivory cost 1 + 2 + 3 + 4 + 4 = 14 silver.
    .title = Buyer

silk-road-barter = Put the goods on the left side of the tile into the bag and take out the goods on its right side. You may do this once or twice.
    .title = Barter

silk-road-special-barter = Give up to 4 goods of your choice and take as many of your choice out of the bag. On some tiles it is up to 2. For example, give one silk and one dried fruit and take 2 jewels.
    .title = Special barter

silk-road-thief = Choose another player and take one cube from behind their screen, without looking.
    .title = Thief

silk-road-vizier = Name a kind of goods. Everyone, including you, shows as many cubes of it as they like, all at once. Whoever shows the most gets 5 silver from the bank; the second most gets 3. You keep your cubes. Then set the tile aside with a cube of that kind from the bag on it, if the bag has one: it shows what is barred and is out of play.
    .title = Grand vizier

silk-road-vizier-ties = If several of you are tied for the most, each of them gets 5 silver and nobody gets 3. If several are tied for second, each of them gets 3. Whoever shows nothing gets nothing. For example, 3, 3, 1 and 0 cubes earn 5, 5, 0 and 0 silver; 4, 2, 2 and 1 earn 5, 3, 3 and 0.
    .title = Ties at the grand vizier’s

silk-road-vizier-barred = Once a kind has been named, nobody may name it again until all five have been. Then all five are free again. Our ruling: the cubes stay on the viziers, out of play, and a kind that is named again gets another one.
    .title = Every kind once

silk-road-crook = Keep the crook in front of you. Later, when you play a tile that shows goods, put the crook into the box and change the colour of one good on that tile. For example, a buyer shows ivory, and your crook turns it into silk: now you buy silk. Our ruling: with several crooks you may change several goods.
    .title = Crook

silk-road-barterer = Keep the barterer in front of you. Later, in another city, you can put it into the box and take two tiles, one after the other: use the first, then take the second. Then hand on the pawn. Our ruling: you never take three, not even with two barterers.
    .title = Barterer

silk-road-barterer-tokens = Whoever uses a barterer takes a tile away from someone else. For example, four of you are in a city with 3 tiles. Axel takes two of them with a barterer, and Eva takes the third. Otto and Ida get none, and Eva chooses which of them gets the pawn and leads next.

    The two tiles take two tokens, but they count as one turn. So with three players you may still have another.
    .title = What a barterer costs the others

## End

silk-road-chapter-end = The end of the journey

silk-road-end = The journey ends when the caravan reaches the last city. That is Antioch, or Chang’An if you travel the other way. There is no market there. One after the other, everyone counts behind their screen and enters the result. Nothing is shown until everyone has counted.
    .title = The last city

silk-road-count = Each silver is worth one point, each gold 5 points, and each cube one point. For example, 2 gold and 3 silver are 13 points. With 4 ivory and one silk on top, you have 18. Then come the points for majorities.
    .title = What counts

silk-road-count-goods = There are 15 cubes of each kind: in the bag, behind the screens and on grand viziers. If your counts add up to more than that, someone has to count again. Once a kind has been named, there should be 14 of it at most. If you count more, the program tells you, but you can still enter it.
    .title = Fifteen of each kind

silk-road-count-coins = There are only 45 coins, gold and silver together. If your counts add up to more than that, someone has made a mistake.
    .title = Forty-five coins

silk-road-majority = For each of the five kinds, whoever has the most cubes gets 2 more points. If several of you have the most, nobody gets them.

    For example, Axel has 2 gold, 3 silver, 4 ivory and one silk: 13 + 5 = 18. Eva has one gold, 9 silver, 4 ivory and 2 silk: 14 + 6, plus 2 for having the most silk, makes 22. They are tied on ivory, so nobody gets points for it.
    .title = The most of a kind

silk-road-tie = Whoever has the most points wins. If several of you are tied for the most, you share the victory.
    .title = Who wins

## Log

silk-road-chapter-log = Keeping the journal

silk-road-log-calls = At the “calls” level, the program says who does what next. You enter who leads, where the caravan goes, which tiles are taken and who gets the pawn. You can enter what a tile was used for, and the bids, but you do not have to. Just one thing: once you have entered a bid or a pass, enter all the others for that turn too.
    .title = The “calls” level

silk-road-log-ledger = At the “ledger” level, you also enter every bid and every trade. Everyone starts with 10 silver and every payment is made in the open, so the program knows everyone’s silver to the coin. With the grand vizier you also enter how many cubes each player showed.
    .title = The “ledger” level

silk-road-log-goods = At the “ledger” level, the program also knows how many cubes everyone has, but not all of their colours: the first three and any stolen ones are secret. So it refuses only what is impossible. If someone has 4 cubes and 3 of them must be ivory, they cannot sell 2 silk.
    .title = What the journal knows about cubes

silk-road-log-book = Sometimes the journal and the coins or cubes behind a screen do not agree at the end. Then the program says so. What is on the table counts, not the journal.
    .title = When the journal disagrees
