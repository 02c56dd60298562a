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
