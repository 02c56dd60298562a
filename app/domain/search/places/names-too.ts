// Names of people that are also part of the name of a place, or a word of a trade.

/** 'gloria' alone is a person; the barrio is 'la gloria'. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `alba angeles aurora carmen concepcion consuelo esperanza flores francia gloria isabel jorge jose juan lucia luz magdalena maria mercedes
  milagrosa paz pilar rosa rosario salvador soledad trinidad victoria virginia rincon palma uribe campo mesa pena torre torres cruz guerrero`.split(
    /\s+/,
  ),
)

/** Next to another name they are a name: 'Yuliana Restrepo', 'Luz Marina', 'María de los Ángeles'. */
export const NAMES_TOO: ReadonlySet<string> = new Set(
  `luz corona candelaria restrepo zuniga galan gaitan quiroga caicedo castilla carvajal palermo miranda melendez lleras olarte rosales
  granada belen fatima ricaurte colon girardot santander caldas cordoba boyaca nariño sucre bolivar roma paris trinidad victoria betania
  olaya perdomo lucero morato batan contador modelo molinos berlin manrique robledo provenza loreto salazar mejia cuba manga crespo
  calarca maldonado nazareth andalucia alameda alejandria madera maestro constructor banca frio palma pino roble barranca
  angeles navarra carolina belalcazar tabora muzu noel aures marsella lisboa holanda argentina brasil brasilia cataluna`.split(
    /\s+/,
  ),
)
