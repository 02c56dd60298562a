// The twenty localities of Bogotá and their well-known barrios.

export const BOGOTA: Record<string, string> = {
  Usaquén: `
    Cedritos, Santa Bárbara, Santa Bárbara Central, Santa Bárbara Alta, Country Club, Bella Suiza,
    Verbenal, Toberín, San Antonio Norte, Lisboa, Santa Ana, La Carolina, San Patricio, Molinos Norte, La
    Uribe, San Cristóbal Norte, Los Cedros, Contador, Barrancas, La Calleja, Multicentro, Santa Bibiana,
    San Gabriel, La Pradera Norte, Caobos Salazar, Navarra, Unicentro, El Codito, Bosque de Pinos, Las
    Margaritas, Mazurén Oriental, Orquídeas`,
  Chapinero: `
    Chapinero Alto, Chapinero Central, Chicó, Chicó Norte, Chicó Reservado, Rosales, Los Rosales, El
    Nogal, Quinta Camacho, La Cabrera, Antiguo Country, Lago Gaitán, El Lago, Porciúncula, Marly, Pardo
    Rubio, Juan XXIII, Zona G, Zona T, Zona Rosa, Parque de la 93, Siberia Central, El Virrey,
    Espartillal, Emaús, La Salle, Bosque Calderón, El Refugio`,
  'Santa Fe': `
    Las Nieves, La Macarena, Las Cruces, La Perseverancia, Las Aguas, Centro Internacional, San Diego,
    Bosque Izquierdo, Egipto, San Bernardo, Lourdes, Monserrate, Germania, La Alameda, Teusaquillo
    Oriental, Los Laches`,
  'San Cristóbal': `
    20 de Julio, Veinte de Julio, La Victoria Sur, San Blas, Sosiego, Velódromo, Villa de los Alpes, La
    Gloria, Altamira Sur, Juan Rey, Santa Inés Sur, Los Libertadores, Guacamayas, Las Guacamayas, San
    Isidro Sur, Quindío Sur, Moralba, Calvo Sur, San Cristóbal Sur`,
  Usme: `
    Santa Librada, Danubio, Danubio Azul, Comuneros, La Aurora, Marichuela, Gran Yomasa, Yomasa, Usme
    Pueblo, Usme Centro, El Virrey Sur, Monteblanco, La Fiscala, Bolonia, Chuniza, El Tuno`,
  Tunjuelito: `
    Venecia, Tunal, El Tunal, San Carlos, San Vicente Ferrer, Abraham Lincoln, Fátima, Samoré, El Carmen
    Sur, Isla del Sol, Nuevo Muzú, Muzú, San Benito, Parque Real`,
  Bosa: `
    Bosa La Libertad, Bosa Centro, Bosa Piamonte, Bosa Porvenir, El Porvenir, Bosa Recreo, Ciudadela El
    Recreo, El Recreo, La Libertad, Bosa Brasilia, Bosa Brasil, Olarte, San Bernardino, Despensa, La
    Despensa, Bosanova, Bosa Nova, Piamonte, Holanda, Atalayas, Bosa Linda, Bosa Laureles, Bosa San Pablo,
    El Toche, José Antonio Galán`,
  Kennedy: `
    Castilla, Patio Bonito, Timiza, Tintal, El Tintal, Carvajal, Banderas, Américas, Las Américas, Ciudad
    Kennedy, Kennedy Central, Mandalay, Marsella, Corabastos, Britalia, Roma, Bavaria, Hipotecho, Techo,
    Villa Alsacia, Alsacia, Nuevo Techo, Ciudad Roma, Pío XII, Supermanzana, Abastos, Onasis, La Campiña,
    Floralia, María Paz, Calandaima, Tierra Buena, Casablanca, Villa de la Torre, Lucerna, Nueva Marsella,
    Plaza de las Américas, Mundo Aventura, Visión de Oriente`,
  Fontibón: `
    Fontibón Centro, Modelia, Ciudad Salitre, Salitre Occidental, Ciudad Salitre Occidental, Hayuelos,
    Capellanía, Villemar, Zona Franca, Recodo, El Recodo, Sauzalito, Atahualpa, La Esperanza Norte,
    Modelia Occidental, Granjas de Techo, Puente Grande, San Pablo Jericó, Cofradía, Montevideo, Kasandra,
    Brisas de la Aldea`,
  Engativá: `
    Álamos, Los Álamos, Álamos Norte, Minuto de Dios, Bolivia, Garcés Navas, Normandía, Las Ferias,
    Ferias, Bonanza, Boyacá Real, Santa Cecilia, Quirigua, Villas de Granada, La Estrada, Villa Luz,
    Florida, Bachué, Ciudadela Colsubsidio, Colsubsidio, El Encanto, Santa Helenita, La Granja, El Real,
    Estrada, Santa María del Lago, Los Cerezos, París Gaitán, Tabora, La Soledad Norte, Villas del Dorado,
    Engativá Pueblo, Engativá Centro, Villa Gladys, Zarzamora, La Serena, Serena, Bellavista Occidental,
    Santa Rosita, Luis Carlos Galán, El Muelle, Jardín Botánico`,
  Suba: `
    Niza, Niza Norte, Prado Veraniego, Pasadena, Alhambra, Colina Campestre, La Colina, Mazurén,
    Gratamira, Aures, Tibabuyes, Rincón de Suba, El Rincón, Lagos de Suba, Pinar de Suba, El Pinar,
    Bilbao, La Gaitana, Gaitana, Lombardía, Suba Centro, Costa Azul, San José de Bavaria, Guaymaral,
    Britalia Norte, Ciudad Jardín Norte, Puente Largo, Malibú, Batán, Morato, Pontevedra, Santa Rosa
    Norte, Julio Flórez, La Floresta Norte, Andes, Los Andes, Córdoba Norte, Las Villas, Villa del Prado,
    Prado Pinzón, Victoria Norte, Calatrava, Provenza Norte, Portales del Norte, Tuna Alta, Suba Rincón,
    Turingia, Salitre Suba, Corinto, Toscana, San Carlos de Suba, Nueva Zelandia, Mirandela`,
  'Barrios Unidos': `
    Polo Club, Siete de Agosto, 7 de Agosto, 12 de Octubre, Doce de Octubre, La Castellana, Los Andes
    Norte, Alcázares, Los Alcázares, San Fernando Occidental, Modelo, Modelo Norte, Entre Ríos, Rionegro
    Norte, Gaitán, Benjamín Herrera, Metrópolis, Baquero, Muequetá, La Merced Norte, San Miguel Norte,
    José Joaquín Vargas, Santa Sofía, Juan XXIII Norte`,
  Teusaquillo: `
    Palermo, La Soledad, Galerías, Quinta Paredes, Nicolás de Federmán, Nicolás de Federman, Federmán, La
    Esmeralda, Pablo VI, Salitre, Ciudad Salitre Oriental, Salitre Oriental, Campín, El Campín, Santa
    Teresita, La Magdalena, Park Way, Parkway, San Luis, Acevedo Tejada, Centro Nariño, Rafael Núñez,
    Belalcázar, El Recuerdo, Gran América, Corferias, Ciudad Universitaria`,
  'Los Mártires': `
    Paloquemao, Ricaurte, Santa Isabel, Eduardo Santos, La Favorita, La Sabana, San Victorino, Voto
    Nacional, La Estanzuela, Veraguas, Progreso, La Pepita, El Vergel, Santa Isabel Sur, Samper Mendoza,
    Usatama, Colseguros`,
  'Antonio Nariño': `
    Restrepo, El Restrepo, Ciudad Jardín Sur, La Fragua, Fraguita, Santander Sur, Ciudad Berna, Policarpa,
    Luna Park, Caracas Sur, Villa Mayor, San Antonio Sur, Cinco de Noviembre, Villamayor`,
  'Puente Aranda': `
    Galán, Muzú Norte, Ciudad Montes, Santa Matilde, Alquería, La Alquería, Trinidad, La Trinidad, San
    Rafael Industrial, Salazar Gómez, Zona Industrial, Colón, Pensilvania, San Eusebio, El Jazmín, Jazmín,
    Primavera, San Gabriel Norte, Torremolinos, Tibaná, Puente Aranda Centro, Cundinamarca, Alcalá, El
    Remanso, Remanso, Milenta, Santa Rita Sur, La Ponderosa, Los Ejidos`,
  'La Candelaria': `
    Candelaria Centro, Chorro de Quevedo, La Catedral, Concordia, Santa Bárbara Colonial, Centro
    Administrativo, Centro Histórico de Bogotá, Plaza de Bolívar`,
  'Rafael Uribe Uribe': `
    Quiroga, El Quiroga, Olaya, Marruecos, Diana Turbay, San José Sur, Molinos Sur, Molinos, Inglés, Bravo
    Páez, Gustavo Restrepo, Claret, Centenario, Santa Lucía, Marco Fidel Suárez, Las Colinas, San Jorge
    Sur, Murillo Toro, Palermo Sur, La Resurrección, Country Sur, Rafael Uribe`,
  'Ciudad Bolívar': `
    Candelaria la Nueva, Arborizadora, Arborizadora Alta, Arborizadora Baja, Lucero, El Lucero, Lucero
    Bajo, Perdomo, El Perdomo, Madelena, Ismael Perdomo, Jerusalén, Sierra Morena, Meissen, San Francisco
    Sur, Vista Hermosa, El Tesoro, Paraíso, El Paraíso, Potosí, Galicia, Juan Pablo II, Quiba, Mochuelo,
    La Estancia, México, El Ensueño, Tesoro`,
  Sumapaz: `San Juan de Sumapaz, Nazareth, Betania, La Unión de Sumapaz`,
}

// Comunas of Medellín and Cali, zones of the towns around Medellín, and their well-known barrios. 'Barrios' holds those that
// belong to none.

export const MEDELLIN_AND_CALI: Record<string, Record<string, string>> = {
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
}
