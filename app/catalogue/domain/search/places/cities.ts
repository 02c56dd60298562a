// Colombian cities: label | department | latitude | longitude | other names.

export interface City {
  readonly label: string
  readonly department: string
  readonly latitude: number
  readonly longitude: number
  readonly otherNames: readonly string[]
}

export const CITIES: readonly City[] = `
Bogotá | Cundinamarca | 4.65 | -74.10 | Bogotá DC, Bogotá D.C, Santa Fe de Bogotá, Santafé de Bogotá, bta
Medellín | Antioquia | 6.25 | -75.57 | medallo, metrallo
Cali | Valle del Cauca | 3.44 | -76.52 | Santiago de Cali, la sucursal del cielo
Barranquilla | Atlántico | 10.98 | -74.79 | quilla, baq, la arenosa, curramba
Cartagena | Bolívar | 10.40 | -75.50 | Cartagena de Indias, ctg, la heroica
Cúcuta | Norte de Santander | 7.89 | -72.50 | San José de Cúcuta
Soacha | Cundinamarca | 4.58 | -74.22 |
Soledad | Atlántico | 10.92 | -74.77 |
Bucaramanga | Santander | 7.12 | -73.12 | bga, bucara, la ciudad bonita
Bello | Antioquia | 6.34 | -75.56 |
Villavicencio | Meta | 4.14 | -73.63 | villavo
Ibagué | Tolima | 4.44 | -75.24 |
Santa Marta | Magdalena | 11.24 | -74.20 |
Valledupar | Cesar | 10.46 | -73.25 | valle de upar
Pereira | Risaralda | 4.81 | -75.69 |
Manizales | Caldas | 5.07 | -75.52 |
Montería | Córdoba | 8.75 | -75.88 |
Pasto | Nariño | 1.21 | -77.28 | San Juan de Pasto
Neiva | Huila | 2.93 | -75.28 |
Palmira | Valle del Cauca | 3.54 | -76.30 |
Popayán | Cauca | 2.44 | -76.61 |
Buenaventura | Valle del Cauca | 3.88 | -77.03 |
Armenia | Quindío | 4.53 | -75.68 |
Itagüí | Antioquia | 6.17 | -75.61 |
Floridablanca | Santander | 7.06 | -73.09 | Florida Blanca
Sincelejo | Sucre | 9.30 | -75.40 |
Envigado | Antioquia | 6.17 | -75.59 |
Dosquebradas | Risaralda | 4.84 | -75.67 | Dos Quebradas
Riohacha | La Guajira | 11.54 | -72.91 |
Tuluá | Valle del Cauca | 4.08 | -76.20 |
Barrancabermeja | Santander | 7.07 | -73.85 | Barranca Bermeja
Girón | Santander | 7.07 | -73.17 | San Juan de Girón
Tunja | Boyacá | 5.54 | -73.36 |
Apartadó | Antioquia | 7.88 | -76.63 |
Florencia | Caquetá | 1.61 | -75.61 |
Maicao | La Guajira | 11.38 | -72.24 |
Turbo | Antioquia | 8.09 | -76.73 |
Piedecuesta | Santander | 6.99 | -73.05 | Pie de Cuesta
Yopal | Casanare | 5.34 | -72.39 |
Ipiales | Nariño | 0.83 | -77.64 |
Fusagasugá | Cundinamarca | 4.34 | -74.36 | fusa
Facatativá | Cundinamarca | 4.81 | -74.35 | faca
Chía | Cundinamarca | 4.86 | -74.06 |
Zipaquirá | Cundinamarca | 5.02 | -74.00 | zipa
Cartago | Valle del Cauca | 4.75 | -75.91 |
Rionegro | Antioquia | 6.15 | -75.37 | Río Negro
Quibdó | Chocó | 5.69 | -76.66 |
Magangué | Bolívar | 9.24 | -74.75 |
Sogamoso | Boyacá | 5.72 | -72.93 |
Malambo | Atlántico | 10.86 | -74.77 |
Duitama | Boyacá | 5.83 | -73.03 |
Girardot | Cundinamarca | 4.30 | -74.80 |
Ocaña | Norte de Santander | 8.24 | -73.36 |
Ciénaga | Magdalena | 11.01 | -74.25 |
Buga | Valle del Cauca | 3.90 | -76.30 | Guadalajara de Buga
Jamundí | Valle del Cauca | 3.26 | -76.54 |
Aguachica | Cesar | 8.31 | -73.61 |
San Andrés | San Andrés y Providencia | 12.58 | -81.70 | San Andrés Islas
Mosquera | Cundinamarca | 4.71 | -74.23 |
Leticia | Amazonas | -4.22 | -69.94 |
Sabaneta | Antioquia | 6.15 | -75.62 |
La Estrella | Antioquia | 6.16 | -75.64 |
Caldas | Antioquia | 6.09 | -75.64 |
Copacabana | Antioquia | 6.35 | -75.51 |
Girardota | Antioquia | 6.38 | -75.45 |
Barbosa | Antioquia | 6.44 | -75.33 |
La Ceja | Antioquia | 6.03 | -75.43 |
El Retiro | Antioquia | 6.06 | -75.50 |
Marinilla | Antioquia | 6.17 | -75.34 |
Guarne | Antioquia | 6.28 | -75.44 |
El Carmen de Viboral | Antioquia | 6.08 | -75.33 |
Caucasia | Antioquia | 7.98 | -75.20 |
Chigorodó | Antioquia | 7.67 | -76.68 |
Yumbo | Valle del Cauca | 3.58 | -76.49 |
Puerto Tejada | Cauca | 3.23 | -76.42 |
Santander de Quilichao | Cauca | 3.01 | -76.48 |
Sevilla | Valle del Cauca | 4.27 | -75.94 |
Puerto Colombia | Atlántico | 10.99 | -74.95 |
Galapa | Atlántico | 10.90 | -74.88 |
Sabanalarga | Atlántico | 10.63 | -74.92 |
Baranoa | Atlántico | 10.79 | -74.92 |
Turbaco | Bolívar | 10.33 | -75.41 |
Arjona | Bolívar | 10.25 | -75.34 |
El Carmen de Bolívar | Bolívar | 9.72 | -75.12 |
Cajicá | Cundinamarca | 4.92 | -74.03 |
Cota | Cundinamarca | 4.81 | -74.10 |
Funza | Cundinamarca | 4.72 | -74.21 |
Madrid | Cundinamarca | 4.73 | -74.26 |
La Calera | Cundinamarca | 4.72 | -73.97 |
Sopó | Cundinamarca | 4.91 | -73.94 |
Tocancipá | Cundinamarca | 4.96 | -73.91 |
Tabio | Cundinamarca | 4.92 | -74.10 |
Tenjo | Cundinamarca | 4.87 | -74.14 |
Sibaté | Cundinamarca | 4.49 | -74.26 |
Ubaté | Cundinamarca | 5.31 | -73.81 |
Villeta | Cundinamarca | 5.01 | -74.47 |
La Mesa | Cundinamarca | 4.63 | -74.46 |
Melgar | Tolima | 4.20 | -74.64 |
Espinal | Tolima | 4.15 | -74.88 | El Espinal
Honda | Tolima | 5.21 | -74.74 |
Chiquinquirá | Boyacá | 5.62 | -73.82 |
Paipa | Boyacá | 5.78 | -73.12 |
San Gil | Santander | 6.56 | -73.13 |
Socorro | Santander | 6.47 | -73.26 | El Socorro
Los Patios | Norte de Santander | 7.84 | -72.51 |
Villa del Rosario | Norte de Santander | 7.83 | -72.47 |
Pamplona | Norte de Santander | 7.38 | -72.65 |
Santa Rosa de Cabal | Risaralda | 4.87 | -75.62 |
La Virginia | Risaralda | 4.90 | -75.88 |
Villamaría | Caldas | 5.05 | -75.51 |
Chinchiná | Caldas | 4.98 | -75.61 |
La Dorada | Caldas | 5.45 | -74.66 |
Riosucio | Caldas | 5.42 | -75.70 |
Calarcá | Quindío | 4.53 | -75.64 |
La Tebaida | Quindío | 4.45 | -75.79 |
Montenegro | Quindío | 4.57 | -75.75 |
Quimbaya | Quindío | 4.62 | -75.76 |
Circasia | Quindío | 4.62 | -75.64 |
Pitalito | Huila | 1.85 | -76.05 |
Garzón | Huila | 2.20 | -75.63 |
Acacías | Meta | 3.99 | -73.76 |
Aguazul | Casanare | 5.17 | -72.55 |
Arauca | Arauca | 7.09 | -70.76 |
Mocoa | Putumayo | 1.15 | -76.65 |
Puerto Asís | Putumayo | 0.51 | -76.50 |
Tumaco | Nariño | 1.81 | -78.76 | San Andrés de Tumaco
Cereté | Córdoba | 8.89 | -75.79 |
Lorica | Córdoba | 9.24 | -75.81 |
Sahagún | Córdoba | 8.95 | -75.44 |
Corozal | Sucre | 9.32 | -75.29 |
Codazzi | Cesar | 10.04 | -73.24 | Agustín Codazzi
Fundación | Magdalena | 10.52 | -74.19 |
San José del Guaviare | Guaviare | 2.57 | -72.64 |
`
  .trim()
  .split('\n')
  .map(line => {
    const [label = '', department = '', latitude, longitude, others = ''] = line
      .split('|')
      .map(cell => cell.trim())
    const otherNames = others.split(',').flatMap(name => name.trim() || [])
    return { label, department, latitude: Number(latitude), longitude: Number(longitude), otherNames }
  })

// The coverage zones that technicians choose, with other ways to say them. They belong to no city.

export const ZONES: Record<string, readonly string[]> = {
  Norte: ['zona norte', 'sector norte'],
  Sur: ['zona sur', 'sector sur'],
  Este: ['oriente', 'zona este', 'zona oriental', 'oriental'],
  Oeste: ['occidente', 'zona oeste', 'zona occidental', 'occidental'],
  Centro: ['zona centro', 'sector centro', 'centro de la ciudad'],
  'Zona 1': ['zona uno'],
  'Zona 2': ['zona dos'],
  'Zona 3': ['zona tres'],
}
