// The demo clients by region: name | city | neighbourhood | street address | phone.
// Generated bookings pair technicians with clients of the same region.

export const REGIONS = {
  bogota: ['Bogotá', 'Soacha', 'Tunja'],
  medellin: ['Medellín', 'Envigado', 'Itagüí', 'Bello', 'Sabaneta'],
  cali: ['Cali', 'Buenaventura'],
  barranquilla: ['Barranquilla', 'Soledad'],
  bucaramanga: ['Bucaramanga', 'Floridablanca'],
  cartagena: ['Cartagena'],
  coffee: ['Pereira', 'Dosquebradas', 'Manizales'],
} as const
export type Region = keyof typeof REGIONS

export const CLIENTS_BY_REGION: Readonly<Record<Region, string>> = {
  bogota: `
    Paola Murillo | Soacha | Compartir | Cra. 6 # 14-22 | +57 311 555 0161
    Andrés Felipe Torres | Soacha | Ciudad Verde | Cl. 17 # 5-08 sur | +57 300 555 0112
    Camila Ospina | Soacha | San Mateo | Tv. 12 # 33-40, torre 4, apto 501 | +57 315 555 0104
    Álvaro Jiménez | Soacha | León XIII | Cl. 30 # 9-15 | +57 310 555 0155
    Gloria Inés Parra | Bogotá | Modelia | Cra. 75 # 24D-31, casa 12 | +57 316 555 0101
    Jorge Enrique Camargo | Bogotá | Cedritos | Cl. 142 # 13-52, apto 603 | +57 320 555 0156
    Martha Lucía Baquero | Bogotá | Kennedy | Cl. 38C sur # 78-14 | +57 313 555 0122
    Nicolás Bernal | Bogotá | Chapinero | Cra. 9 # 57-40, apto 804 | +57 301 555 0167
    Stella Rozo de Pineda | Bogotá | Palermo | Cl. 46 # 16-25 | +57 317 555 0135
    Iván Darío Mahecha | Bogotá | Fontibón | Cra. 99 # 19-33, torre 2, apto 302 | +57 312 555 0191
    Laura Sofía Castellanos | Bogotá | Suba Rincón | Cl. 127B # 94-20, interior 5 | +57 305 555 0143
    Ricardo Amaya | Bogotá | Villas de Granada | Cra. 112A # 75-16 | +57 318 555 0128
    Ingrid Johanna Peralta | Bogotá | Bosa Recreo | Cl. 73 sur # 97C-08, apto 204 | +57 322 555 0114
    Gonzalo Umaña | Bogotá | Restrepo | Cl. 18 sur # 19-43 | +57 314 555 0170
    Valentina Pedraza | Bogotá | Galerías | Cra. 24 # 51-17, apto 301 | +57 302 555 0189
    Ofelia Sánchez | Bogotá | Quiroga | Cra. 23 # 32A-19 sur | +57 319 555 0162`,
  medellin: `
    María Eugenia Salazar | Medellín | Belén | Cra. 80 # 32-15, apto 402 | +57 300 555 0127
    Mateo Jaramillo | Medellín | El Poblado | Cl. 7 sur # 35-60, apto 1203 | +57 304 555 0173
    Ángela María Uribe | Medellín | Laureles | Cq. 74 # 39B-18 | +57 310 555 0198
    Fabio Nelson Arbeláez | Medellín | La Floresta | Cra. 84 # 45-51, segundo piso | +57 313 555 0146
    Carolina Henao | Envigado | El Dorado | Cl. 38 sur # 42-10, apto 605 | +57 301 555 0183
    Sergio Andrés Molina | Medellín | San Joaquín | Cra. 68 # 42-33 | +57 311 555 0165
    Beatriz Elena Posada | Sabaneta | Aves María | Cl. 75 sur # 46A-22, torre 1, apto 902 | +57 316 555 0187
    Jonathan Estiven Rúa | Bello | Cabañas | Dg. 50 # 38-14 | +57 321 555 0194
    Amparo del Socorro Tabares | Medellín | Manrique Oriental | Cra. 36 # 71-25 | +57 312 555 0152
    Isabel Cristina Naranjo | Itagüí | Ditaires | Cl. 31 # 45-08, casa 19 | +57 320 555 0169
    Julián David Correa | Medellín | Buenos Aires | Cl. 49 # 29-77, apto 201 | +57 305 555 0130
    Rocío Betancur | Medellín | Belén Rosales | Cl. 32B # 72-40 | +57 317 555 0176`,
  cali: `
    Alejandra Valencia | Cali | San Fernando | Cl. 5B # 34-19, apto 303 | +57 318 555 0180
    Fernando Quiñones | Cali | Granada | Av. 9 norte # 14-36 | +57 315 555 0192
    Nancy Stella Orejuela | Cali | El Ingenio | Cra. 85C # 15-52, casa 7 | +57 311 555 0124
    Brayan Steven Hurtado | Cali | Marroquín | Cra. 26 # 78-43 | +57 323 555 0179
    Adriana Lucía Tenorio | Cali | Salomia | Cl. 52 norte # 2-28 | +57 314 555 0147
    Guillermo Lozano | Cali | Ciudad Jardín | Cra. 105 # 13A-60 | +57 310 555 0110
    Marisol Obando | Cali | Meléndez | Cl. 4 # 94-15, apto 102 | +57 304 555 0185`,
  barranquilla: `
    José Luis Barrios | Barranquilla | Boston | Cra. 43 # 63-21 | +57 300 555 0138
    Liliana Patricia Cantillo | Barranquilla | Villa Santos | Cl. 102 # 49E-18, apto 702 | +57 301 555 0154
    Hugo Rafael Consuegra | Barranquilla | El Prado | Cl. 68 # 54-40 | +57 312 555 0199
    Shirley Polo | Soledad | Villa Katanga | Cra. 21 # 45-12 | +57 324 555 0126
    Antonio Del Valle | Barranquilla | Ciudad Jardín | Cra. 41D # 75-33 | +57 316 555 0150`,
  bucaramanga: `
    Mónica Liliana Rueda | Bucaramanga | Cabecera | Cra. 36 # 51-24, apto 901 | +57 317 555 0163
    Álvaro Hernando Pico | Bucaramanga | La Victoria | Cl. 67 # 9-41 | +57 318 555 0149
    Karen Juliana Gelvez | Floridablanca | Cañaveral | Cra. 26 # 30-18, torre 3, apto 1104 | +57 302 555 0107
    Jaime Orlando Suárez | Bucaramanga | San Francisco | Cra. 23 # 14-60 | +57 315 555 0129`,
  cartagena: `
    Rosiris Castro | Cartagena | Manga | Cl. 26 # 19-33, apto 4B | +57 305 555 0172
    Jairo Antonio Guardo | Cartagena | Torices | Cra. 14 # 43-17 | +57 313 555 0181
    Mercedes Bustillo | Cartagena | Crespo | Cl. 70 # 5-26 | +57 310 555 0166
    Esteban Pombo | Cartagena | Bocagrande | Cra. 3 # 8-129, apto 1501 | +57 320 555 0118`,
  coffee: `
    Luisa Fernanda Cardona | Pereira | Pinares | Cra. 19 # 12-45, apto 601 | +57 311 555 0137
    Óscar Eduardo Marín | Pereira | Cuba | Cl. 70 # 26-11 | +57 312 555 0160
    Teresita Arias | Manizales | Palermo | Cra. 27 # 66-30, apto 304 | +57 314 555 0191
    Duván Felipe Marulanda | Dosquebradas | La Pradera | Mz. 8, casa 15 | +57 321 555 0133
    Martín Gallego | Manizales | Chipre | Cl. 10 # 12-22 | +57 316 555 0144`,
}

export const BLOCKED_CLIENT = 'Duván Felipe Marulanda'
