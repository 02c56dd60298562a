// Names of people that are also part of the name of a place, or a word of a trade.

/** 'gloria' alone is a person; the barrio is 'la gloria'. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `alba angeles aurora carmen concepcion consuelo esperanza flores francia gloria isabel jorge jose juan lucia luz magdalena maria mercedes
  milagrosa paz pilar rosa rosario salvador soledad trinidad victoria virginia rincon palma uribe campo mesa pena torre torres cruz guerrero`.split(
    /\s+/,
  ),
)

/** Names of people when they stand next to another name: 'Yuliana Restrepo', 'Luz Marina', 'María de los Ángeles'. */
export const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set(
  `mosquera luz cano corona candelaria restrepo zuniga galan gaitan quiroga caicedo castilla carvajal palermo miranda melendez lleras olarte rosales
  granada belen fatima ricaurte colon girardot santander caldas cordoba boyaca nariño sucre bolivar roma paris trinidad victoria betania
  olaya perdomo lucero morato batan contador modelo molinos berlin manrique robledo provenza loreto salazar mejia cuba manga crespo
  calarca maldonado nazareth andalucia alameda alejandria madera maestro constructor banca frio palma pino roble barranca
  angeles navarra carolina belalcazar tabora muzu noel aures marsella lisboa holanda argentina brasil brasilia cataluna`.split(
    /\s+/,
  ),
)

/** Too general to mean a barrio without its article: 'bosque' is text, 'el bosque' a place. */
export const GENERAL_WORDS: ReadonlySet<string> = new Set(
  `base buque can caribe central cerros ciudadela colina colinas compartir corales corazon country cruces cumbre departamental encanto
  ensueno esmeralda estadio estancia estrella feria ferry flora fortaleza frontera fuente golf granja granjas hacienda independencia ingenio
  ingles isla joya lago lagos libertad limon lomas mangos mansion metropolitano mirador moderno mora muelle nieves naranjos obrero olimpico oso
  palmas paralela paraiso patria pinos plan playas pomar popular portal primavera progreso quinta real recuerdo refugio reposo rosal
  salado selva seminario setenta silencio tesoro transformacion troncal union universal universidad villas venezuela mexico japon egipto
  bolivia banderas brisas delicias ducales feria fundadores gamma margaritas olivos bosque pasatiempo caudal ladera lido pinal robles
  juventud cantera isla calvario templete catedral perseverancia independencias merced bonanza serena virrey`.split(
    /\s+/,
  ),
)
