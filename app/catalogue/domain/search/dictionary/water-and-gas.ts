import { phrases, type TradeWords } from '#catalogue/domain/search/dictionary/trade-words.ts'

export const PLUMBING: TradeWords = {
  things: phrases(`
    ducha, regadera, lavaplatos, lavamanos, lavadero, poceta, inodoro, sanitario, taza del baño, cisterna,
    sifón, llave de paso, llave del agua, llave del lavaplatos, llave del lavamanos, llave de la ducha,
    registro de agua, medidor de agua, contador de agua, tubo, tubo de agua, tubería, tubería de pvc,
    cañería, acueducto, alcantarillado, desagüe, drenaje, bajante, aguas negras, caja de aguas, grifería,
    mezclador, flotador, tanque de agua, tanque elevado, hidroflo, hidroneumático, turbina de agua, jacuzzi,
    bañera, bidé, orinal, trampa de grasa, pozo séptico, acople, presión de agua, baja presión, herraje del
    sanitario, árbol de entrada, sello del inodoro, punto de agua, punto hidráulico, recibo del agua,
    tanque, turbina, bomba, lavaplato, llave del baño, baño público,
    llave de la cocina, llave del patio, llave de la lavadora, trampa de grasas, llave de chorro`),
  troubles: phrases(`
    Inodoro tapado, Sanitario tapado, Baño tapado, Lavaplatos tapado, Lavamanos tapado, Sifón tapado, Ducha
    tapada, Cañería tapada, Tubería tapada, Desagüe tapado, Se tapó el baño, Se tapó el inodoro, Se tapó el
    sanitario, Se tapó el lavaplatos, Se tapó el lavamanos, Se tapó el sifón, Se tapó la cañería, Se tapó la
    ducha, Se rebosó el baño, El inodoro se rebosa, El inodoro no descarga, El inodoro bota agua, El
    sanitario bota agua, El baño bota agua, El tanque del inodoro no llena, Fuga de agua, Escape de agua,
    Tubo roto, Se rompió un tubo, Se reventó un tubo, Tubería rota, Llave que gotea, La ducha gotea, El
    lavaplatos gotea, Gotea el lavaplatos, Gotera en la llave, No llega agua, No hay agua, No sube el agua,
    Sale poca agua, Poca presión de agua, La ducha no calienta, El recibo del agua llegó alto, Mal olor en
    el baño, Huele a caño, Huele a alcantarilla, Se inundó el baño, Se inundó la cocina, Se inundó la casa,
    Agua en el piso,
    El inodoro se devuelve, El sanitario se devuelve, El agua se devuelve, Se devuelve el agua del sifón, El lavaplatos se devuelve, El tanque no deja de botar agua, Sale poquita agua, El agua sale sin fuerza, No baja el baño, El inodoro no baja, El sanitario no baja, Llega muy caro el agua, Se dañó la llave del agua, Se reventó la manguera, Se reventó la tubería,
    Cocina inundada, Baño inundado, El baño se rebosa, Se me entró el agua a la casa`),
  tasks: phrases(`
    destapar, destape, destapado, destapar cañería, destapar baño, destapar inodoro, destapar sifón,
    destapar lavaplatos, instalar ducha, instalar sanitario, instalar inodoro, instalar lavaplatos, instalar
    lavamanos, instalar grifería, punto para
    lavadora, cambiar llave del agua, cambiar sanitario, cambiar inodoro, cambiar tubería, cambiar grifería,
    arreglar la ducha, reparar fuga, detectar fuga, detección de fugas, geófono, buscar fuga, lavado de
    tanques, lavar el tanque de agua, sondear, sondeo, sonda eléctrica, succión de pozo,
    destapen, destape de cañerías, destapando, destapa`),
  regionalisms: phrases(
    `
    grifo, canilla, excusado, wc, water, váter, retrete, poceta tapada, fregadero, pileta, chorro de agua,
    regadera eléctrica,
    plumber`,
  ),
  brands: phrases(`grival, pavco, durman, gerfor, barnes, pedrollo, rotoplas, colempaques, docol`),
  misspellings: phrases(`
    plomeo, promero, plomerro, plomelia, tuveria, labaplatos, labamanos, inodolo, ynodoro, sifon tapao, baño
    tapao, destapa cañerías, regristro de agua`),
}

export const GAS: TradeWords = {
  things: phrases(`
    estufa, estufa a gas, estufa de inducción, horno, horno a gas, hornilla, fogón, quemador, piloto,
    perilla, calentador a gas, calentador de paso, calentador de tiro natural, calentador de tiro forzado,
    centro de medición, regulador de gas, medidor de gas, contador de gas, registro de gas, manguera de gas,
    red de gas, tubería de gas, punto de gas, válvula de gas, gas natural, gas propano, gas domiciliario,
    cilindro de gas, pipeta de gas, pipa de gas, cubierta de gas, campana extractora, extractor de olores,
    extractor de cocina, monóxido, monóxido de carbono, ducto de evacuación, chimenea a gas, secadora a gas,
    bujía del calentador, termocupla, encendido electrónico,
    calentado de paso`),
  troubles: phrases(`
    Huele a gas, Olor a gas, Fuga de gas, Escape de gas, Hay fuga de gas, La estufa no prende, La estufa no
    enciende, La estufa huele a gas, El fogón no prende, El horno no prende, El horno no calienta, La
    hornilla no prende, El calentador no prende, El calentador no enciende, El calentador no calienta, El
    calentador se apaga, El calentador gotea, El calentador bota agua, No sale agua caliente, No hay agua
    caliente, Sin agua caliente, El agua sale fría, Llama amarilla en la estufa, Me cortaron el gas, Se fue
    el gas, No llega gas,
    Llama amarilla, La llama sale amarilla`),
  tasks: phrases(`
    instalar estufa, instalar calentador a gas, instalar horno, instalar punto de gas, revisión de gas,
    revisión periódica de gas, revisión quinquenal, certificación de gas, certificar gas, conversión a gas
    natural, convertir estufa, mantenimiento de estufa, mantenimiento de calentador, mantenimiento de
    calentadores, reparación de estufas, reparación de calentadores, reparación de hornos, arreglo de
    estufas, cambiar manguera de gas, prueba de hermeticidad, sacar punto de gas`),
  regionalisms: phrases(
    `
    cocina a gas, cocinilla, anafe, calefón, boiler, bombona, garrafa de gas, termotanque, hornalla`,
  ),
  brands: phrases(
    `
    bosch calentador, rheem, teka, socoda, vanti, gases de occidente, surtigas, epm gas, efigas, alcanos,
    rinnai`,
  ),
  misspellings: phrases(`
    gaso domesticos, gasodomestios, eztufa, estuva, calentado a gas, fuja de gas, hueles a gas, ornilla,
    orno, ornos,
    gaz, huele a gaz, olor a gaz, fuga de gaz, calentador de pazo`),
}

export const WATERPROOFING: TradeWords = {
  things: phrases(`
    impermeabilizante, manto asfáltico, manto, membrana asfáltica, placa, canal, bajante de
    lluvia, teja, teja de barro, teja de eternit, eternit, caballete, muro de contención, sótano húmedo,
    jardinera húmeda, moho, hongo en la pared, sellador, silicona de techo, claraboya`),
  troubles: phrases(`
    Gotera en el techo, Goteras en el techo, Goteo en el techo, Gotera en la terraza, El techo gotea, Gotea el techo, Se entra el
    agua, Se mete el agua, Se entra el agua por el techo, Se filtra el techo, Filtración en el techo,
    Filtración en la terraza, Filtración en la pared, Filtración del vecino, Techo con humedad, Humedad en
    el techo, Techo mojado, Pared mojada, Pared húmeda, Pared con moho, Moho en la pared, Hongos en la
    pared, Se cayó una teja, Teja rota, Tejas rotas, Canal tapada, Canales tapadas, Llueve adentro, Llueve
    dentro de la casa, La terraza se filtra, La pintura se sopló por humedad,
    Pared con salitre, Paredes con salitre, Salitre en la pared, Salitre en el muro, Manchas de salitre, Le sale salitre a la pared, Se moja la pared, Se moja el techo, Se moja la pared cuando llueve, Se llueve la casa, La casa se llueve, Se entra el agua cuando llueve, Se mete el agua cuando llueve`),
  tasks: phrases(`
    impermeabilizar, impermeabilizar terraza, impermeabilizar techo, impermeabilizar placa, impermeabilizar
    fachada, poner manto, cambiar manto, sellar techo, sellar terraza, sellar grietas del techo, cambiar
    tejas, cambiar teja, arreglar tejado, reparación de techos, limpiar canales, limpieza de canales, lavado
    de fachada, lavado de fachadas, hidrofugar, poner tejas,
    impermeabilizado, impermeabilice, impermeabilicen, impermeabilizada,
    arreglar techo, arreglo de techos, reparar techo, quitar salitre, arreglar goteras, tapar goteras, coger goteras`),
  regionalisms: phrases(`losa, brea, chapopote, membrana, techista, canalón, canoa del techo,
    azotea`),
  brands: phrases(
    `
    sika, sika techo, texsa, toxement, impac, aquaprotect, fibrocemento, ajover, emulsión asfáltica`,
  ),
  misspellings: phrases(`
    inpermeabilizar, inpermeabilizacion, impermiabilizar, impermiabilizacion, impermeabilisar,
    impermeavilizar, humeda, goteria, filtrazion, teraza, tejas quebradas`),
}
