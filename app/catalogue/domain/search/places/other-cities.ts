// Comunas, localities and zones of the large cities but Bogotá, and their well-known barrios. 'Barrios' holds those that
// belong to none.
import { MEDELLIN_AND_CALI } from '#catalogue/domain/search/places/bogota-medellin-and-cali.ts'

export const AREAS: Record<string, Record<string, string>> = {
  ...MEDELLIN_AND_CALI,
  Jamundí: {
    Barrios: `
      Alfaguara, El Rosario, Terranova, Ciudad Country, Las Flores, Sachamate, Bonanza, Villa Tatiana,
      Ciudad de Dios`,
  },
  Buenaventura: {
    Barrios: `
      Calle Larga, La Playita, El Jorge, Bellavista, Juan XXIII, Independencia, El Cristal, Pascual de
      Andagoya, Transformación`,
  },
  Barranquilla: {
    'Norte Centro Histórico': `
      El Prado, Alto Prado, Boston, Bellavista, Ciudad Jardín, El Recreo, Betania, Las Delicias,
      Granadillo, Nuevo Horizonte, El Porvenir, América, San José, Barrio Abajo, Chiquinquirá,
      Montecristo, El Rosario, Altos del Prado, La Concepción, El Golf, El Country, Andalucía, El Tabor,
      Santa Ana, Modelo, Villa Country, Altos del Rosario`,
    Riomar: `
      Villa Santos, Altos de Riomar, El Poblado, Buenavista, Villa Carolina, San Vicente, Santa Mónica, La
      Castellana, Paraíso, El Limoncito, Las Flores, Villa Campestre, Alameda del Río, Miramar, Villa del
      Este, Siape, San Salvador, Los Nogales, Altamira`,
    'Suroccidente de Barranquilla': `
      El Bosque, La Paz, Los Olivos, Carrizal Occidental, Lipaya, Las Malvas, La Pradera, Caribe Verde, El
      Silencio, Nueva Granada, Olaya, La Esmeralda, San Felipe, Cuchilla de Villate, Evaristo
      Sourdís, San Isidro, Los Andes, Lucero, Carlos Meisel, La Florida, Ciudad Modesto, Siete de Agosto,
      Villas de San Pablo`,
    'Metropolitana de Barranquilla': `
      Ciudadela Veinte de Julio, Ciudadela 20 de Julio, Carrizal, Buenos Aires, Kennedy, Santo Domingo,
      Santa María, Las Américas, Los Girasoles, Siete de Abril, 7 de Abril, Cevillar, San Luis, Las
      Cayenas, El Santuario, Conidec, Villa San Carlos`,
    'Suroriente de Barranquilla': `
      Rebolo, Simón Bolívar, San Roque, Las Nieves, La Luz, La Chinita, El Ferry, Atlántico, Las Palmas,
      La Victoria, La Magdalena, La Unión, San José Sur, Los Trupillos, El Campito, La Ceiba, Universal,
      José Antonio Galán, Moderno, Pasadena, El Limón`,
  },
  Soledad: {
    Barrios: `
      Soledad 2000, Los Almendros, Muvdi, La Central, Hipódromo, Villa Estadio, Salamanca,
      El Parque, Normandía, La Arboleda, Ciudadela Metropolitana, Villa Katanga, Los Robles, Villa Selene,
      Manuela Beltrán, Viña del Rey`,
  },
  Cartagena: {
    'Histórica y del Caribe Norte': `
      Bocagrande, Castillogrande, Castillo Grande, El Laguito, Laguito, Manga, Getsemaní, Centro
      Histórico, San Diego, Crespo, Marbella, El Cabrero, Pie de la Popa, Pie del Cerro, Torices,
      Chambacú, La Matuna, Centro Amurallado, Ciudad Amurallada, Lo Amador, Canapote, Daniel Lemaitre,
      Santa María, San Francisco, Zona Norte, La Boquilla, Serena del Mar, Los Morros, Cielo Mar, Barú,
      Bazurto, Martínez Martelo, El Espinal, Siete de Agosto`,
    'De la Virgen y Turística': `
      Olaya Herrera, El Pozón, La Esperanza, La Candelaria, Boston, La María, Chiquinquirá, Las Gaviotas,
      Trece de Junio, Los Alpes, La Castellana, República de Venezuela, Villa Estrella, Fredonia, La
      Quinta, Flor del Campo, Bicentenario, Colombiatón, Viejo Porvenir, Las Palmeras, Alcibia`,
    'Industrial y de la Bahía': `
      El Bosque, Ternera, San Fernando, Socorro, El Socorro, Blas de Lezo, Los Caracoles, Providencia, El
      Recreo, La Plazuela, Santa Mónica, San José de los Campanos, Pasacaballos, Ceballos, Bellavista,
      Zaragocilla, Escallón Villa, Alto Bosque, Nuevo Bosque, Los Ángeles, La Concepción, Almirante Colón,
      Santa Lucía, Nelson Mandela, El Campestre, Campestre, Simón Bolívar, El Country, Ciudad Jardín,
      Villa Rosita, Albornoz, Mamonal, Los Calamares, El Carmelo, Las Delicias`,
  },
  Bucaramanga: {
    'Cabecera del Llano': `
      Cabecera, Sotomayor, Conucos, Los Cedros, Altos
      de Cabecera, Altos del Jardín, Mercedes, Pan de Azúcar, Terrazas, Bolarquí, El Jardín,
      Antiguo Campestre, La Floresta, Nuevo Sotomayor, Puerta del Sol, Las Mercedes`,
    'Oriental de Bucaramanga': `
      San Alonso, El Prado, La Aurora, Mejoras Públicas, Los Pinos, Álvarez, Galán, Quinta Dania`,
    'Sur de Bucaramanga': `
      Provenza, Diamante, El Diamante, San Luis, Fontana, La Fontana, Cristal, Viveros de Provenza, La
      Salle, Toledo Plata, Granjas de Provenza, Asturias, Dangond, Malpaso, Manuela Beltrán, Diamante II,
      Porvenir`,
    'Ciudadela Real de Minas': `
      Real de Minas, Mutis, Ciudadela, Monterredondo, Los Naranjos, Macaregua, Plaza Mayor, Acrópolis, Los
      Almendros, Ciudad Bolívar, Los Búcaros, Prados del Mutis, Estoraques, Ceiba, La Ceiba`,
    'Centro de Bucaramanga': `
      García Rovira, Centro de la Ciudad, Granada, Girardot, Alarcón, Antonia Santos, San Francisco,
      Comuneros, La Universidad, Modelo, Gaitán, La Concordia, Concordia, San Miguel, Candiles, La
      Victoria, Chapinero, Ricaurte, Campo Hermoso, La Joya, Chorreras, Alfonso López, La Feria`,
    'Norte de Bucaramanga': `
      Kennedy, El Rosal, María Paz, Café Madrid, Colorados, Villas de San Ignacio, La Juventud, Tejar
      Norte, Olas Altas, Villa Rosa, Morrorico, Albania, Buenos Aires, Miraflores, Vegas de Morrorico, Los
      Ángeles, La Esperanza`,
  },
  Floridablanca: {
    Barrios: `
      Cañaveral, Bucarica, Lagos, Lagos del Cacique, El Bosque, La Cumbre, Ciudad Valencia, Caldas,
      Versalles, El Reposo, Altos de Bellavista, Bellavista, Villabel, Santa Ana, El Carmen, Limoncito,
      González Chaparro, Niza, Molinos, Zapamanga, Ruitoque, Caracolí, Trinitarios`,
  },
  Girón: {
    Barrios: `
      El Poblado, Rincón de Girón, Arenales, Portal Campestre, Mirador de Arenales, Puerto Madero, El
      Palenque, San Antonio de Carrizal, Ciudadela Nuevo Girón, Bahondo, Río de Oro`,
  },
  Piedecuesta: {
    Barrios: `
      La Cantera, Paseo del Puente, San Rafael, Cabecera del Llano, El Refugio, Argentina, Barro Blanco,
      Guatiguará, San Cristóbal, Palermo, Campo Verde`,
  },
  Soacha: {
    Barrios: `
      San Mateo, Compartir, Ciudad Verde, León XIII, La Despensa, Cazucá, Altos de Cazucá, Hogares Soacha,
      El Altico, San Humberto, Ducales, Quintanares, Terreros, Maiporé, Ciudad Latina, El Nogal, Ricaurte,
      Soacha Compartir, San Carlos, Los Olivos, Santillana, Parque Campestre`,
  },
  Pereira: {
    Barrios: `
      Pinares, Pinares de San Martín, Cuba, Álamos, Los Álamos, Circunvalar, Maraya, La Circunvalar, El
      Jardín, Cerritos, Belmonte, Corales, El Poblado, Parque Industrial, Villa Santana, Boston,
      Providencia, San Fernando, Centenario, Gamma, Perla del Otún, Kennedy, Las Brisas, Mejía Robledo,
      Corocito, San Joaquín, El Oso, Dos Mil Quinientos Lotes, Villa Verde`,
  },
  Dosquebradas: {
    Barrios: `
      La Pradera, Santa Mónica, Santa Isabel, La Romelia, Frailes, Los Molinos, Campestre, Guadalupe,
      Bosques de la Acuarela, Villa Alexandra, Buenos Aires, Los Naranjos, Japón, La Badea, Santa
      Teresita, Playa Rica`,
  },
  Manizales: {
    Barrios: `
      Chipre, Palermo, Palogrande, Milán, La Enea, Cable, El Cable, Versalles, La Estrella, Villapilar,
      Chipre Viejo, San Jorge, La Sultana, Los Cedros, La Carola, Alta Suiza, Belén, Fátima, Malhabar,
      Campohermoso, Bosques del Norte, Laureles, Minitas, La Francia, Estambul, Los Rosales, San Rafael,
      Fundadores, Solferino, San José`,
  },
  Ibagué: {
    Barrios: `
      Cádiz, Belén, El Jordán, Jordán, La Pola, Interlaken, Picaleña, El Salado, Piedra Pintada, Ambalá,
      El Vergel, Varsovia, La Samaria, Calambeo, Ricaurte, Kennedy, Boquerón, El Topacio, Simón Bolívar,
      Arkala, Prados del Norte, Metaima, Calarcá, La Gaviota, Villa Café, La Francia, Arkaniza`,
  },
  Montería: {
    Barrios: `
      La Castellana, El Recreo, Los Alcázares, La Pradera, Cantaclaro, Mocarí, P5, P 5, El Mora,
      Pasatiempo, Buenavista, Monteverde, La Granja, Edmundo López, Castilla La Nueva, Alamedas del Sinú,
      Los Laureles`,
  },
  Tunja: {
    Barrios: `
      Santa Inés, Los Muiscas, La Fuente, Las Nieves, San Antonio, Maldonado, Los Patriotas, Mesopotamia,
      Suamox, La Granja, Santa Lucía, Los Rosales, Centro Norte, San Francisco, El Dorado`,
  },
  'Santa Marta': {
    Barrios: `
      El Rodadero, Rodadero, Taganga, Bello Horizonte, Pozos Colorados, Gaira, Bavaria, Mamatoco,
      Bastidas, María Eugenia, Pescaíto, Los Almendros, Libano, Concepción, Curinca`,
  },
  Cúcuta: {
    Barrios: `
      Caobos, Los Caobos, La Riviera, Quinta Oriental, Guaimaral, San Luis, Atalaya, La Libertad, Quinta
      Vélez, Lleras, Colsag, Prados del Este, Ceiba II, San Eduardo, Ciudad Jardín, Zulima, Sevilla, Niza,
      Juan Atalaya`,
  },
  Villavicencio: {
    Barrios: `
      La Esperanza, Barzal, El Barzal, La Grama, Buque, El Buque, Porfía, Ciudad Porfía, Siete de Agosto,
      Caudal, Popular, La Primavera, Trapiche, Hacaritama, Rosablanca, Montecarlo, Santa Josefa, Jordán`,
  },
  Armenia: {
    Barrios: `
      La Castellana, Laureles, Norte de Armenia, Nogal, La Fachada, Granada, Profesionales, Alcázar, Las
      Américas, Centenario, La Patria, Puerto Espejo, Quindos, Mercedes del Norte`,
  },
}
