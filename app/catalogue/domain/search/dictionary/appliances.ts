import { phrases, type TradeWords } from '#catalogue/domain/search/dictionary/trade-words.ts'

export const FRIDGES: TradeWords = {
  things: phrases(`
    nevecón, minibar, mini nevera, nevera no frost, no frost, nevera de dos puertas, dispensador de agua de
    la nevera, empaque de la nevera, compresor de nevera, motor de nevera, termostato de nevera, tarjeta de
    nevera, gas de nevera, luz de la nevera, bombillo de la nevera, bandeja de nevera, puerta de la nevera,
    hielera, fábrica de hielo de la nevera, resistencia de nevera, ventilador de nevera`),
  troubles: phrases(`
    Nevera que no enfría, La nevera no congela, La nevera no enfría abajo, La nevera enfría poco, La nevera
    congela mucho, La nevera congela todo, La nevera hace mucho ruido, La nevera hace ruido, La nevera suena
    mucho, La nevera gotea, La nevera bota agua, La nevera hace hielo, La nevera hace mucho hielo, Nevera
    con escarcha, La nevera huele mal, La nevera no prende, La nevera no enciende, La nevera no cierra, La
    nevera se apaga, La nevera se calienta, Se dañó la nevera, Se quemó la nevera, La nevera pasa corriente,
    El nevecón no enfría, El nevecón no hace hielo, El nevecón no da agua, No enfría ni congela, Empaque
    dañado de la nevera`),
  tasks: phrases(`
    arreglar nevera, reparar nevera, arreglo de neveras, mantenimiento de neveras, mantenimiento de nevera,
    cargar gas a la nevera, carga de gas nevera, recargar gas nevera, cambiar empaque de nevera, cambiar
    compresor, descongelar nevera, cambiar motor de nevera`),
  regionalisms: phrases(
    `refrigeradora, frigorífico, heladera, frigobar, frigo, frízer, hielera eléctrica, refri,
    neverita, fridge`,
  ),
  brands: phrases(`
    nevera haceb, nevera mabe, nevera samsung, nevera lg, nevera challenger, nevera centrales, nevera
    whirlpool, nevera electrolux, icasa nevera, kelvinator, inducol, sub-zero`),
  misspellings: phrases(`
    nebera, neberas, neveras dañada, nebecon, nevecom, nevesera, neveera, nevra, nefera, refrijerador,
    refrijeradora, reflijerador, frijerador, no enfria nebera`),
}

export const WASHERS: TradeWords = {
  things: phrases(`
    lavadora secadora, lavasecadora, lavadora digital, lavadora de carga frontal, carga frontal, lavadora
    semiautomática, centro de lavado, torre de lavado, secadora de ropa, secadora eléctrica, lavavajillas,
    lavadora de platos, tambor de lavadora, tarjeta de lavadora, bomba de lavadora, bomba de desagüe de
    lavadora, correa de lavadora, agitador, empaque de lavadora, transmisión de lavadora, manguera de
    lavadora, perilla de lavadora, motor de lavadora, suspensión de lavadora,
    rodamiento`),
  troubles: phrases(`
    La lavadora no enciende, La lavadora no prende, La lavadora no lava, La lavadora no centrifuga, La
    lavadora no exprime, La lavadora no gira, La lavadora no desagua, La lavadora no bota el agua, La
    lavadora no llena, La lavadora no coge agua, La lavadora no entra agua, La lavadora bota agua, La
    lavadora gotea, La lavadora hace ruido, La lavadora hace mucho ruido, La lavadora suena mucho, La
    lavadora brinca, La lavadora salta, La lavadora se mueve, La lavadora vibra mucho, La lavadora se apaga,
    La lavadora mancha la ropa, La lavadora huele mal, La lavadora no abre, La lavadora pita, La lavadora
    marca error, Se dañó la lavadora, La lavadora pasa corriente, La secadora no seca, La secadora no
    calienta, La secadora no prende, La secadora no gira, El lavavajillas no lava, El lavavajillas no
    desagua, La ropa sale mojada`),
  tasks: phrases(`
    arreglar lavadora, reparar lavadora, arreglo de lavadoras, mantenimiento de lavadora, mantenimiento de
    lavadoras, mantenimiento preventivo de lavadora, limpieza de lavadora, limpiar lavadora, reparar
    secadora, cambiar tarjeta de lavadora, cambiar correa de lavadora,
    instalar lavadora, instalación de lavadora, conectar lavadora`),
  regionalisms: phrases(
    `
    lavarropas, lavarropa, secarropas, centrifugadora, lavaplatos eléctrico, lavatrastes, lavaplatos
    automático,
    washing machine`,
  ),
  brands: phrases(`
    lavadora haceb, lavadora mabe, lavadora samsung, lavadora lg, lavadora whirlpool, lavadora electrolux,
    lavadora centrales, lavadora challenger, maytag, speed queen, midea lavadora`),
  misspellings: phrases(`
    labadora, labadoras, lavadoras dañada, lavadola, lavaora, labaora, levadora, lavadoa, sentrifuga, no
    sentrifuga, zecadora, cecadora, laba secadora, labavajillas, lava vajillas`),
}

export const REFRIGERATION: TradeWords = {
  things: phrases(`
    refrigeración, cuarto frío, cava, cava de frío, cava de carnes, congelador horizontal, congelador
    vertical, vitrina refrigerada, vitrina fría, vitrina panorámica, nevera de tienda, nevera industrial,
    enfriador, enfriador de botellas, botellero, exhibidor, máquina de hielo, fábrica de hielo, dispensador
    de bebidas, granizadora, máquina de helados, chiller, unidad condensadora, refrigerante, freón,
    termoking, furgón refrigerado, frío industrial, frío comercial, cadena de frío, mesa fría`),
  troubles: phrases(`
    El congelador no prende, El congelador hace ruido, El cuarto frío no enfría, La vitrina no enfría, El
    enfriador no enfría, El compresor no arranca, El compresor suena, El compresor se calienta, Se derrite
    el hielo, La máquina de hielo no hace hielo, Fuga de refrigerante, El congelador bota agua, Congelador
    dañado`),
  tasks: phrases(`
    reparar congelador, arreglar congelador, reparación de congeladores, mantenimiento de congelador,
    mantenimiento de cuartos fríos, cargar refrigerante, cargar gas refrigerante, montaje de cuarto frío,
    instalar cuarto frío, mantenimiento de vitrinas, vacío y carga de gas`),
  regionalisms: phrases(
    `
    cámara frigorífica, cámara fría, conservadora, arcón congelador, congeladora, frigorista, frío
    alimentario, heladero`,
  ),
  brands: phrases(`indufrial, imbera, danfoss, tecumseh, embraco, copeland, torrey, supernordico`),
  misspellings: phrases(`
    refrijeracion, refrigerasion, refrijerasion, refrigeracon, refriferacion, congelador dañao, friser,
    freeser, kuarto frio, quarto frio`),
}

export const AIR_CONDITIONING: TradeWords = {
  things: phrases(`
    aire, aire de ventana, aire portátil, aire central, minisplit, mini split, split, multisplit, cassette,
    piso techo, fan coil, inverter, aire inverter, aire de carro, btu, condensadora de aire, evaporadora,
    gas del aire, control del aire, filtro de aire, capacitor, rejilla de aire, ducto de aire, ventilación,
    ventilación mecánica, calefacción, calefactor, cortina de aire, compresor de aire acondicionado, desagüe
    del aire, tarjeta de aire`),
  troubles: phrases(`
    El aire no enfría, El aire acondicionado no enfría, El aire gotea, El aire bota agua, El aire
    acondicionado gotea, El aire acondicionado bota agua, El aire no prende, El aire no enciende, El aire
    acondicionado no prende, El aire se apaga, El aire hace ruido, El aire huele mal, El aire hace hielo, El
    aire se congela, El control del aire no sirve, El aire marca error, El minisplit no enfría, El minisplit
    gotea, El minisplit bota agua, Mucho calor en el cuarto`),
  tasks: phrases(`
    instalar aire, instalar aire acondicionado, instalación de aire acondicionado, instalar minisplit,
    mantenimiento de aire, mantenimiento de aires, mantenimiento de aire acondicionado, mantenimiento de
    minisplit, limpiar aire, lavado de aire, lavar aire acondicionado, cargar gas al aire,     desmontar aire, trasladar aire, mover el aire, climatizar, reparación de aires, arreglar
    aire, vacío de aire`),
  regionalisms: phrases(
    `
    clima, aire frío, equipo de clima, bomba de calor, acondicionador de aire, climatizador, refrigeración
    de ambiente,
    air conditioner, air conditioning`,
  ),
  brands: phrases(
    `
    carrier, york, trane, daikin, gree, olimpo, tcl, panasonic aire, aire lg, aire samsung, lennox,
    starlight, confortfresh`,
  ),
  misspellings: phrases(`
    aire acondisionado, aires acondisionados, aire acondionado, aire aconicionado, aire condicionado, haire
    acondicionado, haire, ayre acondicionado, aire acondicionao, mini esplit, miniesplit, minispli,
    minisplis, esplit, espli, acondicionado, acondisionado,
    aireacondicionado, airecondicionado, aire acondicionador`),
}
