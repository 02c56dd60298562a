import { phrases, type TradeWords } from '#catalogue/domain/search/dictionary/trade-words.ts'

export const CARPENTRY: TradeWords = {
  things: phrases(`
    madera, closet de madera, alacena, gabinete, gabinete de cocina, cocina integral, mueble de cocina,
    mueble a la medida, mueble de madera, mueble de baño, puerta de madera, puerta de closet, puerta de
    baño, puerta de cuarto, puerta de habitación, marco de puerta, marco de madera, bisagra, cajón,
    cajonera, corredera de cajón, repisa de madera, escritorio de madera, mesa de madera, mesa de comedor,
    comedor de madera, cama de madera, tabla, triplex, mdf, melamina, cedro, caoba, guadua, comején,
    polilla, gorgojo, escalera de madera, deck de madera, pérgola, pérgola de madera, viga de madera,
    machimbre, baranda de madera, ventana de madera, balcón de madera, barniz, laca`),
  troubles: phrases(`
    La puerta pega, La puerta arrastra, La puerta roza, La puerta se cayó, La puerta se descolgó, Puerta
    descolgada, Puerta torcida, Puerta hinchada, La puerta del closet no corre, La puerta del closet se
    salió, El cajón no cierra, El cajón no abre, El cajón se salió, Se dañó el closet, Se dañó la bisagra,
    Bisagra rota, Bisagra floja, Madera podrida, Madera con comején, Comején en la madera, Mueble hinchado,
    Se partió la mesa, Pata de la mesa rota, Tabla de la cama rota`),
  tasks: phrases(`
    hacer closet, hacer puerta, hacer cocina integral, hacer mueble, hacer muebles, fabricar muebles,
    muebles a la medida, cambiar bisagras, cambiar bisagra, arreglar puerta, arreglar closet, arreglar
    cajón, arreglar cama, cepillar puerta, instalar puertas, instalar cocina integral, restaurar muebles,
    restaurar madera, restauración de muebles, lijar madera, lijar puerta, barnizar, lacar muebles, lacar
    puertas, lacar, inmunizar madera`),
  regionalisms: phrases(
    `
    placard, escaparate, aparador, gavetero, gaveta, chiforobe, clóset empotrado, tallador de madera,
    mueblista, mueblero,
    carpenter`,
  ),
  brands: phrases(`madecentro, masisa, duratex mdf, placacentro, maderas, tablemac, primadera`),
  misspellings: phrases(`
    carpintelo, carpinteo, carpintelia, carpimtero, karpintero, carpitero, closeth, clozet, closer, clocet,
    klose, clouset, madera dañada, madeja de closet, evanista, ebanizta, bisajra, vizagra, visagra, cosina
    integral, gavinete, alasena`),
}

export const ASSEMBLY: TradeWords = {
  things: phrases(`
    mueble en caja, mueble para armar, mueble desarmado, soporte de tv, soporte de televisor, base de
    televisor, repisa, repisa flotante, estante, estantería, escritorio gamer, silla de escritorio, silla de
    oficina, centro de entretenimiento, mesa de centro, mesa de noche, cama cuna, cuna, camarote, litera,
    zapatero de madera, organizador, rack de tv, cuadro, espejo de pared, cortinero, persiana enrollable,
    blackout, televisor en la pared, gimnasio en casa, columpio, casa de muñecas, parque infantil`),
  troubles: phrases(`
    No sé armar el mueble, Me llegó un mueble en caja, Compré un mueble en caja, Mueble sin armar, Cama sin
    armar, Escritorio sin armar, Closet sin armar, Me sobran tornillos, Mueble mal armado, Mueble flojo, Se
    cayó la repisa, Repisa caída, Se cayó la cortina, Se cayó la persiana, Se dañó la persiana, Se cayó el
    televisor`),
  tasks: phrases(`
    armar, arme, arma, armen, armado, arme muebles, armar mueble, armar cama, armar closet, armar
    escritorio, armar cuna, armar camarote, armar comedor, armar mesa, armar silla, armar sillas, armar
    biblioteca, armar estante, armada de muebles, ensamblar, ensamblar mueble, ensamblar muebles, montar
    mueble, montar muebles, montaje de muebles, desarmar muebles, desarmar mueble, desarmar cama, desarmar
    closet, colgar televisor, colgar tv, colgar cuadros, colgar repisa, colgar repisas, colgar espejo, poner
    repisas, poner repisa, instalar televisor, instalar tv, instalar soporte, instalar soporte de tv,
    instalar repisas, instalar cortinas, instalar persianas, poner cortinas, poner persianas, colgar
    cortinas`),
  regionalisms: phrases(
    `
    montador de muebles, armador, mueble rta, rta, ready to assemble, estor, anaquel, librero, handyman,
    manitas`,
  ),
  brands: phrases(
    `
    homecenter, ikea, easy muebles, jamar, tugó, rta muebles, practimac, inval, maderkit, moduart,
    homesentry, falabella muebles, alkosto muebles`,
  ),
  misspellings: phrases(`
    muevles, mubles, muebes, ensanble, enzamble, ensamblaje de muevle, harmar, armal muebles, harmar
    muebles, arma muebles, perciana, persiona, persinana, soporte de tevé, sopolte de tv, repiza, rrepisa`),
}

export const UPHOLSTERY: TradeWords = {
  things: phrases(`
    tapizado, tapiz, sofá, sofá cama, sofacama, mueble de sala, sala en l, juego de sala, sillón, silla de
    bar, silla reclinable, poltrona, butaca, puff, puf, cojín, cojinería, espuma, espuma de sofá, tela, tela
    antifluido, antifluido, cuero, cuerina, cuero sintético, espaldar de cama, base cama, basecama, colchón,
    banca tapizada, forro, forro de sofá, forro de muebles, funda de sofá, resorte de sofá, tapicería de
    carro, cojinería de carro, silla de carro, techo de carro, lavado de muebles, lavado de sofá, lavado de
    colchón, lavado de tapetes, lavado de salas,
    retapizado, cabecera de cama`),
  troubles: phrases(`
    Sofá roto, Sofá hundido, El sofá se hundió, Se rompió el sofá, Sofá rasgado, Sofá manchado, Sala
    manchada, Mueble manchado, Silla rasgada, Cojín hundido, Cojines hundidos, El gato rasguñó el sofá, El
    gato dañó el sofá, El perro mordió el sofá, Cuero pelado, El cuero se está pelando, La cuerina se peló,
    Espuma hundida, Resortes salidos, Tela desteñida`),
  tasks: phrases(`
    tapizar, tapizar sala, tapizar salas, tapizar sofá, tapizar muebles, tapizar mueble, tapizar sillas,
    tapizar silla, tapizar comedor, tapizar cabecero, retapizar, forrar, forrar sofá, forrar muebles, forrar
    sillas, forrar sala, cambiar tela, cambiar espuma, cambiar cuero, arreglar sofá, arreglar silla,
    arreglar sillas, reparar sofá, restaurar sofá, lavar muebles, lavar sala, lavar sofá, lavar colchón,
    hacer cojines,
    tapicen, tapice, forren, tapizando`),
  regionalisms: phrases(
    `
    sillón de tres cuerpos, diván, love seat, loveseat, couch, mullido, hule espuma, goma espuma, reposet,
    tresillo`,
  ),
  brands: phrases(
    `
    espumados, espumas santander, lafayette telas, primatela, facol, proquinal, romanza, colchones eldorado`,
  ),
  misspellings: phrases(`
    tapisero, tapisera, tapiseria, tapiceria de muevles, tapisar, tapicar, tapizal, tapizeria, tapizero,
    zofa, sofá kama, soffa, zilla, ziya, siya, cogin, epuma, retapisar, almoadas, taficero`),
}
