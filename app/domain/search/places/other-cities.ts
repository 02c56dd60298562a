// Comunas, localities and zones of the other large cities, and their well-known barrios. 'Barrios' holds those that belong to none.

export const AREAS: Record<string, Record<string, string>> = {
  Medellín: {
    'El Poblado': `
      Poblado, Provenza, Manila, Castropol, Patio Bonito, El Tesoro, Los Balsos, Astorga, La Aguacatala,
      Aguacatala, Santa María de los Ángeles, Alejandría, Las Lomas, Milla de Oro, Parque Lleras, Lleras,
      San Lucas, Lalinde, El Diamante, Villa Carlota, Barrio Colombia`,
    Laureles: `
      Laureles Estadio, Conquistadores, Los Conquistadores, Estadio, Velódromo, Florida Nueva,
      Suramericana, Carlos E Restrepo, San Joaquín, Bolivariana, Las Acacias, Los Colores, Lorena, La
      Castellana, Simesa, Cuarta Brigada, El Velódromo, La Setenta, La 70, Nutibara`,
    Belén: `
      Belén Rosales, Los Alpes, Belén La Palma, La Palma, Fátima, Belén Fátima, Rosales, Loma de los
      Bernal, La Mota, La Gloria, Altavista, San Bernardo, Las Playas, Belén Rincón, Belén Las Violetas,
      Belén Aguas Frías, Belén Malibú, Miravalle, Granada, Nogal, Las Mercedes, Diego Echavarría, Belén
      San Bernardo, Belén Centro`,
    'La América': `
      Calasanz, Santa Lucía, Simón Bolívar, La Floresta, Floresta, Los Pinos, Ferrini, Barrio Cristóbal,
      Santa Mónica, El Danubio, Campo Alegre, Santa Teresita, Calasanz Parte Alta`,
    'San Javier': `
      Comuna 13, El Salado, Las Independencias, Veinte de Julio, 20 de Julio, La Pradera, La Quiebra, El
      Corazón, Belencito, Nuevos Conquistadores, Antonio Nariño, Juan XXIII, Eduardo Santos,
      Metropolitano, San Javier La Loma`,
    Robledo: `
      Pilarica, La Pilarica, Aures, Bello Horizonte, Altamira, Córdoba, López de Mesa, Villa Flora,
      Pajarito, Palenque, El Volador, San Germán, Santa Margarita, Bosques de San Pablo, Monteclaro, La
      Campiña, Ciudadela Nuevo Occidente, Nuevo Occidente, Facultad de Minas, Robledo Miramar, Robledo
      Palenque`,
    Guayabal: `
      Campo Amor, Cristo Rey, Santa Fe, La Colina, Tenche, Trinidad, Barrio Antioquia, Shellmar, Noel, El
      Rodeo, Parque Juan Pablo II`,
    'Buenos Aires': `
      Loreto, El Salvador, Miraflores, Caicedo, Alejandro Echavarría, La Milagrosa, Milagrosa, Gerona, Los
      Cerros, Cataluña, Bombona, Asomadera, El Vergel, Quinta Linda, Juan Pablo II, Ocho de Marzo`,
    'La Candelaria': `
      Boston, Prado, Prado Centro, Villanueva, San Benito, Guayaquil, San Diego, Corazón de Jesús, Barrio
      Triste, Los Ángeles, Las Palmas, La Alpujarra, Alpujarra, Bomboná, Perpetuo Socorro, Colón, Calle
      Nueva, Estación Villa, Jesús Nazareno, Centro de Medellín, Parque Berrío`,
    Castilla: `
      Doce de Octubre, Pedregal, Florencia, Tejelo, Toscana, Caribe, Girardot, Alfonso López, Héctor Abad
      Gómez, Boyacá Las Brisas, Tricentenario, Francisco Antonio Zea, Belalcázar, La Esperanza, Las
      Brisas, Kennedy, Picacho, Santander, Progreso, La Paralela`,
    Manrique: `
      Manrique Oriental, Manrique Central, Las Granjas, Campo Valdés, La Salle, Santa Inés, Versalles, El
      Raizal, San José la Cima, El Pomar, La Cruz, Manrique Guadalupe`,
    Aranjuez: `
      Moravia, Berlín, Campo Valdés Norte, San Isidro, Sevilla, San Pedro, Las Esmeraldas, La Piñuela,
      Manrique Central Norte, Miranda, Brasilia, Palermo`,
    Popular: `
      Santo Domingo Savio, Santo Domingo, Granizal, Moscú, Villa Guadalupe, San Pablo, Carpinelo, Comuna
      Popular`,
    'Santa Cruz': `
      La Isla, La Rosa, Andalucía, La Francia, Villa del Socorro, Playón de los Comuneros, Villa Niza, La
      Frontera`,
    'Villa Hermosa': `Enciso, Sucre, La Mansión, El Pinal, La Ladera, Los Mangos, Trece de Noviembre`,
    'San Antonio de Prado': `El Limonar, Pradito`,
    'San Cristóbal': ``,
    'Santa Elena': `Piedras Blancas, El Plan`,
  },
  Envigado: {
    Barrios: `
      Zúñiga, La Magnolia, Jardines, El Portal, La Frontera, Otra Parte, Las Antillas, Loma del
      Esmeraldal, El Esmeraldal, San Marcos, La Paz, El Dorado, Alto de Misael, Loma de las Brujas,
      Alcalá, Las Vegas, Pontevedra, Bosques de Zúñiga, La Sebastiana, Villagrande, Mesa`,
  },
  Itagüí: {
    Barrios: `
      Santa María, Ditaires, San Pío, Simón Bolívar, Santa Ana, La Independencia, Suramérica, San
      Fernando, Calatrava, El Rosario, Pilsen, Induamérica, Los Naranjos, Capricentro, Viviendas del Sur,
      Bariloche, Villa Paula, San Gabriel`,
  },
  Sabaneta: {
    Barrios: `
      Aves María, Mayorca, Las Lomitas, San José, Calle Larga, Holanda, Prados de Sabaneta, Restrepo
      Naranjo, Entreamigos, Betania, Santa Ana, La Barquereña, Playas de María, Virgen del Carmen`,
  },
  Bello: {
    Barrios: `
      Niquía, Zamora, Cabañas, Las Cabañas, París, Madera, Fontidueño, Machado, Trapiche, Santa Ana,
      Navarra, Obrero, Prado, Rosalpi, El Mirador, La Cumbre, Mesa, Altos de Niquía, Quitasol, Amazonía,
      Villas de Comfenalco`,
  },
  Cali: {
    'Norte de Cali': `
      Granada, Versalles, San Vicente, La Flora, Flora, Chipichape, Vipasa, Prados del Norte, Álamos, Los
      Álamos, Menga, Santa Mónica, Santa Mónica Residencial, Centenario, Juanambú, Normandía, La Campiña,
      La Merced, Brisas de los Álamos, Ciudad Los Álamos, El Bosque, Sameco`,
    'Sur de Cali': `
      Ciudad Jardín, Pance, Valle del Lili, Caney, El Caney, El Ingenio, Ingenio, Meléndez, Ciudad 2000,
      Capri, El Limonar, Limonar, La Hacienda, Quintas de Don Simón, Multicentro, Unicentro, Santa Anita,
      Ciudad Bochalema, Bochalema, Nápoles, Los Chorros, Alférez Real, Las Vegas, Ciudad Universitaria,
      Primero de Mayo, Mayapán, Ciudadela Comfandi, Camino Real, Gran Limonar, Univalle, Parcelaciones
      Pance`,
    'Oeste de Cali': `
      San Antonio, El Peñón, Santa Rita, Santa Teresita, Arboledas, Bellavista, Terrón Colorado,
      Aguacatal, Cristales, San Cayetano, Miraflores, Los Cristales, Santa Isabel, El Mortiñal, Seminario`,
    'Centro de Cali': `
      San Nicolás, San Bosco, San Pedro, El Calvario, Santa Rosa, Alameda, Guayaquil, Bretaña, San Juan
      Bosco, Obrero, Sucre, Libertadores, San Pascual, San Cristóbal`,
    'San Fernando': `
      San Fernando Viejo, San Fernando Nuevo, Tequendama, Eucarístico, El Templete, Tres de Julio,
      Champagnat, Colseguros, Cuarto de Legua, Nueva Tequendama, Los Cámbulos, El Refugio, Olímpico,
      Departamental, Pampalinda, El Lido`,
    Siloé: `
      Lleras Camargo, Belisario Caicedo, Tierra Blanca, Brisas de Mayo, La Estrella, Pueblo Joven,
      Venezuela, La Sultana`,
    Aguablanca: `
      Distrito de Aguablanca, Marroquín, Compartir, Mojica, El Vergel, Manuela Beltrán, Mariano Ramos,
      Antonio Nariño, Unión de Vivienda Popular, El Diamante, Ciudad Córdoba, Desepaz, Potrero Grande,
      Calimio Desepaz, Los Lagos, El Retiro, República de Israel, Comuneros, Alfonso Bonilla Aragón,
      Charco Azul, Poblado Campestre, Villa del Lago, Ulpiano Lloreda, Decepaz, Pízamos`,
    'Nororiente de Cali': `
      Salomia, Calima, La Base, La Floresta, Floralia, Los Guaduales, Guaduales, Petecuy, San Luis,
      Calimio Norte, Paso del Comercio, Villa Colombia, El Troncal, Las Delicias, Chiminangos, Los Andes,
      Alcázares, Metropolitano del Norte, Torres de Comfandi, La Rivera, Santander, Evaristo García,
      Benjamín Herrera, Simón Bolívar, Atanasio Girardot, Las Ceibas, Siete de Agosto, Alfonso López`,
    'Suroriente de Cali': `
      Junín, Guabal, El Guabal, Villa del Sur, Cristóbal Colón, El Jardín, San Judas, La Selva, Santa
      Elena, Prados de Oriente, Veinte de Julio, La Fortaleza, El Dorado, La Independencia, Panamericano,
      El Recuerdo, Villanueva, Boyacá, León XIII, La Esperanza, Ciudad Modelo`,
  },
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
