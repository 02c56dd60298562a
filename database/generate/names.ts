import { type Random, weightedPicker } from '#database/seeded-random.ts'

const words = (text: string) => text.split(/\s+/)

/** Listed by frequency: the weight falls with the rank. */
const byRank = (names: readonly string[]) =>
  weightedPicker(names.map((name, rank) => [name, 1 / (rank + 8)] as const))

const pickFirst = byRank(
  words(`Carlos Luis José Juan Jorge Andrés María Diana Luz Sandra Jhon Diego Miguel Óscar Fernando Edwin Wilson
  Javier César Héctor Álvaro Hernán Julián Iván Claudia Martha Gloria Ana Paola Carolina Jairo Fabián Camilo Sergio
  Ricardo Germán Mauricio Nelson Alexander William Freddy Víctor Rubén Gustavo Rafael Guillermo Ángela Yolanda Liliana
  Mónica Natalia Adriana Andrea Patricia Leidy Yuliana Viviana Johana Marcela Catalina Alejandro Felipe Santiago
  Sebastián Daniel David Kevin Brayan Cristian Esteban Mateo Nicolás Samuel Tomás Emilio Ramiro Orlando Ernesto
  Hugo Raúl Ramón Efraín Elkin Duván Yeison Wilmar Wilmer Hárold Ómar Ósmar Néstor Nubia Rocío Esperanza Blanca
  Consuelo Amparo Stella Beatriz Cecilia Teresa Ximena Zoraida Zulma Yadira Yamile Wendy Valentina Daniela Laura
  Manuela Isabella Gabriela Sofía Juliana Tatiana Katherine Jennifer Ingrid Heidy Gina Eliana Dora Deisy Aura
  Alba Abelardo Adolfo Aldemar Arley Armando Benjamín Bernardo Darío Dagoberto Eder Edgar Edison Eduardo Eliécer
  Evelio Fabio Federico Félix Gabriel Gerardo Gilberto Gonzalo Gregorio Heriberto Humberto Ignacio Ismael Jaime
  Jaider Jefferson Jhonatan Joaquín Joel Jonathan Leonardo Leonel Libardo Lisandro Marco Mario Marlon Martín Moisés
  Norberto Octavio Olmedo Pablo Pedro Quintín Reinaldo Roberto Rodolfo Rodrigo Rogelio Salvador Saúl Silvio Tulio
  Ulises Uriel Vicente Vladimir Walter Yefri Yesid Zacarías`),
)
const pickLast = byRank(
  words(`Rodríguez Gómez González Martínez García López Hernández Sánchez Ramírez Pérez Díaz Torres Muñoz Rojas
  Moreno Vargas Ortiz Castro Jiménez Gutiérrez Álvarez Valencia Ruiz Suárez Herrera Romero Quintero Morales Medina
  Rivera Mendoza Cárdenas Ramos Castillo Giraldo Restrepo Osorio Arias Parra Ospina Henao Zapata Cardona Londoño
  Arango Vélez Mejía Agudelo Castaño Marín Montoya Franco Salazar Duque Correa Peña León Beltrán Guerrero Cortés
  Acosta Reyes Mora Ávila Delgado Ríos Contreras Pineda Velásquez Escobar Bedoya Betancur Bermúdez Bernal Barrera
  Bautista Benavides Blanco Bonilla Bravo Buitrago Caicedo Calderón Camacho Campos Cano Carvajal Carrillo Ceballos
  Cepeda Chaparro Cifuentes Córdoba Cuéllar Daza Domínguez Echeverri Erazo Espinosa Estrada Fajardo Flórez Fonseca
  Forero Fuentes Gaitán Galindo Galvis Garzón Gaviria Grisales Guevara Guzmán Hincapié Holguín Hoyos Hurtado
  Ibarra Jaramillo Lara Lozano Lugo Luna Machado Maldonado Manrique Marulanda Mena Mesa Millán Miranda Molina
  Moncada Monsalve Montes Mosquera Murillo Naranjo Narváez Navarro Nieto Niño Novoa Ocampo Ochoa Olaya Ordóñez Orozco
  Ortega Pabón Pacheco Padilla Páez Palacio Palomino Pardo Patiño Pinto Pinzón Plata Polo Posada Prada Prieto
  Pulido Quiceno Quiñones Quiroga Rangel Rendón Renteria Riascos Rincón Robayo Robles Rosero Rubio Rueda Saavedra
  Salamanca Salcedo Salgado Sandoval Santamaría Santos Sarmiento Segura Sepúlveda Serna Serrano Sierra Silva Solano
  Soto Tabares Tafur Tamayo Tapias Tobón Toro Tovar Triana Trujillo Upegui Uribe Urrego Usuga Valderrama Vallejo
  Vanegas Varela Vásquez Vega Vera Vergara Vidal Villa Villegas Villamizar Yepes Zabala Zambrano Zuluaga Zúñiga`),
)

export function personName(random: Random): string {
  const first = random.chance(0.45) ? `${pickFirst(random)} ${pickFirst(random)}` : pickFirst(random)
  return `${first} ${pickLast(random)} ${random.chance(0.7) ? pickLast(random) : ''}`.trim()
}

/** An invented word that hardly occurs twice: names of workshops and equipment, for searches with one result. */
export function rareName(random: Random): string {
  const consonants = 'bcdfgjklmnprstvz'
  const syllables = Array.from(
    { length: 2 + random.below(3) },
    () => consonants.charAt(random.below(16)) + 'aeiou'.charAt(random.below(5)),
  )
  const name = syllables.join('') + random.pick(['', '', 'n', 'r', 's', 'x'])
  return name.charAt(0).toUpperCase() + name.slice(1)
}
