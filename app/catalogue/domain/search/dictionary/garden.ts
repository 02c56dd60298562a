import { phrases, type TradeWords } from '#catalogue/domain/search/dictionary/trade-words.ts'

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
