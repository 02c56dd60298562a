import { phrases, type TradeWords } from '#catalogue/domain/search/dictionary/trade-words.ts'

export const PAINTING: TradeWords = {
  things: phrases(`
    pintura, vinilo, vinilo tipo 1, esmalte, esmalte sintético, laca de pared, barniz de pared, brocha,
    rodillo, aerógrafo, compresor de pintura, pintura epóxica, epóxica, pintura ecológica, pintura
    antihumedad, anticorrosivo, papel de colgadura, color de pared, carta de colores, zócalo pintado,
    demarcación, pintura de fachada, pintura de apartamento, mural, graniplast, textura de pared,
    esgrafiado, pintura industrial`),
  troubles: phrases(`
    Pared pelada, La pintura se está pelando, Se pela la pintura, Se sopló la pintura, Pintura descascarada,
    Pared manchada, Paredes manchadas, Pared rayada, Paredes sucias, Fachada desteñida, Apartamento para
    entregar, Entregar apartamento pintado, Entregar el apartamento, Quiero cambiar el color de la sala, Se cayó el papel de
    colgadura,
    La pintura se está cayendo, Se está pelando la pared, La pared se está pelando`),
  tasks: phrases(`
    pintar, pintar casa, pintar apartamento, pintar apto, pintar fachada, pintar pared, pintar paredes,
    pintar habitación, pintar cuarto, pintar pieza, pintar sala, pintar techo, pintar cielo raso, pintar
    local, pintar oficina, pintar rejas, pintar reja, pintar puertas, pintar puerta, pintar portón, pintar
    ventanas, pintar escaleras, pintar muebles, pintar piso, pintar cocina, dar una mano de pintura, mano de
    pintura, pintada de casa, pintada, poner papel de colgadura, quitar papel de colgadura, demarcar
    parqueadero, demarcar parqueaderos, lacar pared,
    pinten, pinte, pintado, pintando, pinta, repintar`),
  regionalisms: phrases(
    `
    pintor de brocha gorda, papel tapiz, empapelar, empapelador, látex, pintura plástica, rotulista,
    painter`,
  ),
  brands: phrases(
    `
    pintuco, viniltex, koraza, sapolin, tito pabón, philaac, sherwin williams, corona pinturas, algreco,
    icolortex`,
  ),
  misspellings: phrases(`
    pintol, pimtor, pimtura, pinturas de casa, pinta casa, pintar caza, pintar apartameto, bintor, pinto
    casas, vinil tex, grani plast, pintura epoxika`),
}

export const DRYWALL: TradeWords = {
  things: phrases(`
    drywall, cielorraso, cielo raso en drywall, cielo raso en pvc, techo en pvc, techo falso, techo en
    drywall, techo en icopor, panel yeso, pared falsa, pared en drywall, división en drywall, divisiones,
    tabique, nicho, nicho en drywall, mueble en drywall, perfil de drywall, perfilería, lámina de drywall,
    lámina de superboard, fibrocemento en lámina, canal y paral, masilla de drywall, cinta de drywall,
    dintel, gota de luz, cenefa en drywall, aislamiento acústico, aislante acústico, insonorizar, fibra de
    vidrio, closet en drywall, construcción liviana, sistema liviano, steel framing,
    aislante, muro divisorio,
    cielos rasos, cielo rasos, sistema drywall`),
  troubles: phrases(`
    Hueco en el drywall, Hueco en la pared de drywall, Se cayó el cielo raso, Se cayó el techo falso, Cielo
    raso manchado, Cielo raso caído, Cielo raso rajado, Grieta en el drywall, Se oye todo al vecino, Quiero
    dividir un cuarto, El techo de pvc se cayó`),
  tasks: phrases(`
    instalar drywall, poner drywall, hacer cielo raso, instalar cielo raso, arreglar cielo raso, reparar
    drywall, resanar drywall, dividir cuarto, dividir habitación, dividir oficina, hacer división, hacer
    pared, levantar pared en drywall, hacer nicho, hacer closet en drywall, instalar techo en pvc, poner
    techo en pvc, insonorizar cuarto, aislar ruido`),
  regionalisms: phrases(
    `
    tablaroca, tabla roca, durlock, pladur, cielo falso, plafond, cartón yeso, yeso cartón, volcanita,
    plafón de yeso`,
  ),
  brands: phrases(`gyplac, knauf, eternit superboard, panel rey, usg, toptec, colombit, rocatek`),
  misspellings: phrases(`
    draiwol, draywol, draiwall, dryboll, drywal, driwall, driwal, drywol, drigual, draigual, draywall, dry
    wall, super board, superbor, superbord, sielo raso, cielo razo, sieloraso, cieloraso, cielorazo, panel
    yezo`),
}

export const PLASTER: TradeWords = {
  things: phrases(`
    estuco plástico, estuco veneciano, estuco acrílico, pañete, pañetado, revoque, repello, frescasa,
    moldura de yeso, cornisa, cornisa de yeso, cenefa de yeso, mármol líquido, pared de yeso, techo en yeso,
    acabado liso, dilatación, masilla, microcemento, enlucido de pared, media caña, alistado de paredes,
    fino de pared`),
  troubles: phrases(`
    Hueco en la pared, Huecos en la pared, Pared con huecos, Grieta en la pared, Grietas en la pared, Pared
    agrietada, Pared rajada, La pared se está descascarando, Pared descascarada, Se cayó el pañete, Se cayó
    el estuco, Se cayó el yeso, Estuco soplado, Pared torcida, Pared dispareja, Techo agrietado, Grietas en
    el techo`),
  tasks: phrases(`
    estucar, estucar pared, estucar paredes, estucar apartamento, resanar pared, resanar paredes, resanar
    huecos, tapar huecos, tapar hueco, tapar grietas, pañetar, pañetar pared, revocar, repellar, repellar
    pared, alisar pared, alisar paredes, enyesar, poner cornisa, hacer molduras, estuco y pintura,
    estuquen, estucado, estuque, resanen, resanado, pañetada`),
  regionalisms: phrases(
    `
    escayola, escayolista, enlucido, enlucir, masillar, empaste, empastar, tarrajeo, tarrajear, friso de
    pared, frisar, aplanado`,
  ),
  brands: phrases(`estuka, yesos la roca, panelyeso, corona estuco, sika estuka, rhona, gyproc`),
  misspellings: phrases(`
    estukar, estucal, extuco, hestuco, ezstuco, estuke, llezo, yezo, lleso, hieso, rezanar, resanal,
    pañetal, paniete, repeyar, repeyo, reboque, rebocar`),
}

export const TILING: TradeWords = {
  things: phrases(`
    azulejo, enchape de baño, enchape de cocina, enchape de pared, enchape de ducha, mosaico, cristanac,
    boquilla, lechada, pegacor, pegante de cerámica, fachaleta, piedra de fachada, listelo, cenefa de baño,
    salpicadero, mesón, mesón de cocina, mesón en granito, mesón en mármol, granito, cuarzo, quarztone, muro
    de ducha, guardaescoba en cerámica, remodelación de baño`),
  troubles: phrases(`
    Se cayó el enchape, Se despegó el enchape, Enchape roto, Enchape soplado, Baldosa del baño suelta, Se
    cayó la cerámica de la pared, Boquilla negra, Boquilla sucia, Se cayó la boquilla, Baldosas sopladas en
    la pared, Azulejo roto, Se partió el mesón,
    Se despegaron las baldosas del baño, Se cayeron los enchapes`),
  tasks: phrases(`
    enchapar, enchapar baño, enchapar cocina, enchapar pared, enchapar ducha, enchapar piso, poner cerámica,
    pegar cerámica, pegar porcelanato, poner porcelanato, instalar porcelanato, instalar cerámica, instalar
    enchape, emboquillar, cambiar boquilla, cambiar enchape, quitar enchape, hacer mesón, cambiar mesón,
    instalar mesón, enchapar fachada,
    enchapen, enchapando`),
  regionalisms: phrases(
    `
    alicatado, alicatar, alicatador, azulejista, mayólica, ceramista de pisos, gres, mosaiquista, enchapista`,
  ),
  brands: phrases(
    `
    corona cerámica, cerámica italia, san lorenzo, decorcerámica, euroceramica, alfagres, sumicol`,
  ),
  misspellings: phrases(`
    henchape, enxape, enchapal, ceramika, zeramica, seramika, porcenalato, porcelanatto, azulego, asulejo,
    boquiya, porzelanato, meson de cosina, enchapadol`),
}

export const FLOORS: TradeWords = {
  things: phrases(`
    loseta, tableta, tablón, piso laminado, laminado, piso vinílico, piso en vinilo, spc, piso flotante,
    piso de madera, parquet, piso en pvc, piso epóxico, guardaescoba, piso industrial, piso en concreto,
    concreto, adoquín, alfombra, tapete de pared a pared, piso deck, piso de caucho, mortero, afinado de
    piso, nivelación de piso, escalera enchapada, gravilla, andén, piso de garaje, contrapiso, piso en
    mármol, mármol, piso de granito, pulida de piso, cristalizado,
    nivelación`),
  troubles: phrases(`
    Baldosa suelta, Baldosas sueltas, Se levantó el piso, Se levantó una baldosa, Se levantaron las
    baldosas, Se sopló el piso, Baldosa rota, Baldosas rotas, Baldosa partida, Baldosa quebrada, Piso
    levantado, Piso rayado, Piso manchado, Piso desnivelado, Piso torcido, Piso hundido, El piso suena
    hueco, El piso laminado se hinchó, Se hinchó el piso, El piso cruje, Se despegó el guardaescoba, Piso
    opaco, Piso mojado y levantado,
    Se despegó una baldosa, Se despegaron las baldosas, Se hundió el piso, El piso se hundió`),
  tasks: phrases(`
    poner piso, instalar piso, cambiar piso, instalar piso laminado, instalar piso vinílico, poner baldosa,
    poner baldosas, cambiar baldosas, cambiar baldosa, pegar baldosa, pulir piso, pulir pisos, brillar piso,
    cristalizar piso, lijar piso, lacar piso, nivelar piso, fundir piso, fundir placa, poner guardaescobas,
    instalar guardaescobas, instalar alfombra, arreglar piso, afinar piso, instalar deck`),
  regionalisms: phrases(
    `
    solador, solado, embaldosar, embaldosador, tarima flotante, tarima, duela, rodapié, zócalo, moqueta,
    cerámico, loseta vinílica`,
  ),
  brands: phrases(
    `
    pisopak, duratex, kronotex, quick step, tarkett, alfa pisos, corona pisos, madepal, laminatto, pizano`,
  ),
  misspellings: phrases(`
    pizo, pizos, valdosa, valdosas, baldoza, baldozas, piso laminao, pizo laminado, guarda escoba, guarda
    escobas, parquet flotante, porquet, loza del piso, tapete de piso, valdosin`),
}

export const GARDEN: TradeWords = {
  things: phrases(`
    jardín, antejardín, césped, grama, pasto sintético, grama sintética, césped sintético, mata, planta,
    plantas, matera, matas, huerta, huerta en casa, árbol, arbusto, seto, cerco vivo, maleza, hierba mala,
    abono, tierra abonada, orquídea, bonsái, suculenta, sistema de riego, riego, aspersor, manguera de
    jardín, jardín vertical, muro verde, jardinera de balcón, paisajismo, guadaña, podadora, cortacésped,
    zona verde, solar de la casa, hormiga arriera, plaga del jardín, plagas, cochinilla, compost,
    el pasto, prado alto,
    rama, terraza verde, techo verde`),
  troubles: phrases(`
    Jardín descuidado, El pasto está alto, El prado está largo, El prado se secó, Se secó el prado, Mis
    matas se mueren, Las matas se están secando, Se me mueren las matas, Planta con plaga, Plaga en las
    matas, Plantas con bichos, Hormigas en el jardín, Mucha maleza, Árbol caído, Se cayó un árbol, Árbol muy
    alto, Ramas sobre el techo, Rama caída, El riego no funciona, Lote enmontado,
    El pasto está largo, El pasto está crecido, El jardín parece selva, El jardín está feo`),
  tasks: phrases(`
    podar, poda, podar árbol, podar árboles, podar césped, podar prado, podar pasto, podar el jardín, podar
    palma, podar seto, cortar césped, cortar pasto, cortar prado, cortar árbol, cortar árboles, tumbar
    árbol, talar árbol, talar, guadañar, guadañar lote, desyerbar, deshierbar, sembrar, sembrar matas,
    sembrar prado, sembrar pasto, sembrar césped, trasplantar, trasplante de matas, trasplante de materas,
    abonar, fertilizar, regar matas, regar plantas, arreglar jardín, arreglo de jardín, arreglo de jardines,
    mantenimiento de jardín, mantenimiento de jardines, limpiar lote, limpiar jardín, limpieza de lotes,
    instalar riego, poner grama sintética, hacer jardín, diseñar jardín, quitar maleza, recoger hojas,
    fumigar jardín, fumigar matas,
    corte de prado, corte de césped, corte de pasto, corte de grama, poda de prado, riego por goteo, podan, pode, poden,
    corten pasto, corten prado, mochar pasto, cortar ramas`),
  regionalisms: phrases(
    `
    zacate, cortar grama, chapear, chapeo, parquero, machetero, yuyo, parquizar, macetero, maceta,
    motosierra, cortar el pasto del jardín,
    gardener`,
  ),
  brands: phrases(`stihl, husqvarna, truper jardín, rain bird, hunter riego, abocol, triple 15`),
  misspellings: phrases(`
    jardineo, jardinelo, gardinero, gardin, hardinero, jardineria de casa, yardinero, jardinera de casa,
    sesped, cesped alto, zesped, cezped, podal, guadaniar, matas secas, arvol, harbol, arvoles, ramaz,
    plamtas`),
}
