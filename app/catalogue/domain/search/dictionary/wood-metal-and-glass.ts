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

export const LOCKSMITH: TradeWords = {
  things: phrases(`
    cerradura, chapa, chapa de puerta, chapa de seguridad, cerradura electrónica, cerradura de huella,
    cerradura biométrica, guarda, guarda de chapa, cilindro, cilindro de chapa, llave de la puerta, llave de
    la casa, llave de carro, llave de moto, llave con chip, llave maestra, copia de llave, duplicado de
    llaves, candado, caja fuerte, pasador, manija, manija de puerta, pomo, picaporte, cerrojo, falleba,
    chapa de closet, chapa de cajón, control de carro, switch de carro, brazo hidráulico de puerta, gato
    hidráulico de puerta, ojo mágico, mirilla,
    copia de llaves, copias de llaves, llaves del apartamento`),
  troubles: phrases(`
    Me quedé por fuera, Me quedé afuera, Se me quedaron las llaves, Se me quedaron las llaves adentro, Dejé
    las llaves adentro, Llaves adentro, Se me perdieron las llaves, Perdí las llaves, Perdí la llave, Me
    robaron las llaves, Se partió la llave, Se quebró la llave, Llave partida, La llave no gira, La llave no
    entra, La llave se quedó pegada, La chapa no abre, La chapa no cierra, La chapa se trabó, Chapa trabada,
    Chapa dañada, Se dañó la chapa, La cerradura no abre, La cerradura se trabó, La puerta no abre, La
    puerta se cerró, Se cerró la puerta, Se trancó la puerta, Puerta trancada, Puerta trabada, Puerta
    bloqueada, La caja fuerte no abre, Olvidé la clave de la caja fuerte, Llaves dentro del carro, Se
    quedaron las llaves en el carro, El candado no abre,
    Dejé las llaves por dentro, Me dejaron por fuera, Se quedó la llave adentro, No puedo entrar a mi casa, No puedo entrar al apartamento, La llave se partió dentro de la chapa`),
  tasks: phrases(`
    abrir puerta, abrir carro, abrir caja fuerte, abrir candado, abrir apartamento, apertura, apertura de
    puertas, apertura de carros, apertura de cajas fuertes, cambiar la guarda, cambiar guardas, cambio de
    guardas, cambio de guarda, cambiar chapa, cambio de chapa, cambiar chapas, cambiar cerradura, cambio de
    cerradura, cambiar clave, instalar chapa, instalar cerradura, instalar cerradura digital, instalar chapa
    digital, instalar chapa inteligente, instalar pasador, amaestrar llaves, amaestramiento, copiar llave,
    copiar llaves, sacar copia de llave, duplicar llave, hacer llaves, hacer llave, reprogramar llave,
    abran puerta, duplicado,
    sacar copia de llaves, sacar copia`),
  regionalisms: phrases(`cerraja, chapero, llavero, llavín, pestillo, aldaba, cerrajero automotriz, candadero,
    locksmith`),
  brands: phrases(
    `
    yale, schlage, inafer, kwikset, philips cerradura, medeco, mul t lock, multilock, cisa, tesa, phillips
    chapas`,
  ),
  misspellings: phrases(`
    serrajero, serrajeros, serrajeria, cerrajelo, serragero, cerragero, cerragería, serralleria, sherrajero,
    serradura, cerradra, zerradura, chapas dañada, yabe, kerrajero, zerrajero, me quede
    por fuera de la casa`),
}

export const WELDING: TradeWords = {
  things: phrases(`
    soldadura, reja de ventana, reja de puerta, reja de seguridad, portón metálico, portón de garaje, portón
    eléctrico, puerta de garaje, puerta de hierro, barandal, baranda metálica, pasamanos, escalera metálica,
    escalera de caracol, estructura metálica, estructura de techo, cercha, perfil metálico, tubo metálico,
    hierro, hierro forjado, forja, acero, acero inoxidable, lámina, lámina de hierro, marquesina metálica,
    marquesina en policarbonato, malla, malla eslabonada, cerramiento, motor de portón, motor de puerta de
    garaje, parrilla, asador, mueble metálico, mig, tig, electrodo, argón, gabinete metálico,
    estructura, refuerzo de estructura`),
  troubles: phrases(`
    Portón descolgado, El portón no sube, El portón se salió, Se cayó el portón, El motor del portón no
    funciona, Reja rota, Reja partida, Reja oxidada, Se cayó la reja, Se soltó la reja, Portón oxidado,
    Baranda floja, Baranda suelta, Pasamanos flojo, Se despegó la soldadura, Se partió el tubo de la reja,
    Puerta metálica caída, La puerta del garaje no abre, La puerta del garaje no sube, Hierro oxidado,
    Tanque perforado`),
  tasks: phrases(`
    soldar, soldar reja, soldar portón, soldar tubo, soldar puerta, soldada, hacer reja, hacer rejas, hacer
    portón, hacer puerta metálica, hacer escalera metálica, hacer pasamanos, hacer baranda, poner rejas,
    poner reja, instalar reja, instalar rejas, instalar portón, instalar baranda, instalar pasamanos,
    reparar portón, arreglar portón, arreglar reja, arreglar puerta metálica, automatizar portón, hacer
    estructura metálica, techo en policarbonato, hacer marquesina,
    soldando, suelden, suelde`),
  regionalisms: phrases(
    `
    herrería, metalistería, balaustre, verja, balaustrada, metalmecánico, portón levadizo, zaguán metálico,
    welder`,
  ),
  brands: phrases(
    `
    lincoln electric, west arc, merik, accessmatic, acesco, corpacero, bft, nice motores, seg motores`,
  ),
  misspellings: phrases(`
    zoldador, zoldadura, soldaura, soldadol, soldaor, sordador, sordadura, soldado de rejas, ornamentasion,
    hornamentacion, hornamentador, ornamentacon, rrejas, reha, rejaz, portones electrico, porton eletrico,
    varanda, barrandas, pasamano, pazamanos, azero inoxidable, acero inosidable, estrutura metalica`),
}

export const GLASS: TradeWords = {
  things: phrases(`
    vidrio, ventana, ventana de aluminio, ventana corrediza, ventanal, vidrio templado, vidrio laminado,
    vidrio esmerilado, vidrio de mesa, vidrio de ventana, espejo, espejo de baño, división de baño, cabina
    de baño, cabina de ducha, puerta de vidrio, puerta corrediza, puerta de ducha, puerta de aluminio,
    fachada de vidrio, fachada flotante, anjeo, mosquitero, riel de ventana, rodachina, rodachín de ventana,
    empaque de ventana, silicona, película de seguridad, película frost, papel polarizado de ventana,
    sandblasting, vitrina de vidrio, marco de aluminio, mampara, pasamanos de vidrio, baranda de vidrio,
    domo, lucernario, acrílico, vitral, corredizas`),
  troubles: phrases(`
    Vidrio roto, Se rompió el vidrio, Se quebró el vidrio, Vidrio quebrado, Vidrio partido, Se partió un
    vidrio, Ventana rota, Ventana quebrada, Se rompió la ventana, La ventana no cierra, La ventana no abre,
    La ventana no corre, La ventana se salió, La ventana se descolgó, Se entra el frío por la ventana, Se
    entra el agua por la ventana, Se mete el agua por la ventana, Ruido por la ventana, Espejo roto, Se
    partió el espejo, La división del baño no corre, La puerta de la ducha no cierra, La puerta de vidrio no
    cierra, La puerta corrediza se trabó, Se dañó la rodachina`),
  tasks: phrases(`
    cambiar vidrio, cambiar vidrios, poner vidrio, poner vidrios, cortar vidrio, vidrio a la medida,
    instalar vidrio, instalar ventana, instalar ventanas, cambiar ventana, cambiar ventanas, hacer ventana,
    hacer ventanas, instalar división de baño, instalar espejo, poner espejo, cortar espejo, sellar ventana,
    sellar ventanas, poner silicona, poner anjeo, instalar anjeos, instalar mosquitero, cambiar rodachinas,
    cambiar rodachín, polarizar ventanas, polarizar vidrios, limpiar vidrios altos, arreglar ventana,
    reparar ventana`),
  regionalisms: phrases(
    `
    cristal, cristalero, cristalería, ventanero, persiana de aluminio, luna de espejo, aluminiero,
    carpintería de aluminio, carpintería metálica en aluminio,
    cancel de baño, cancel`,
  ),
  brands: phrases(
    `
    alumina, vitelsa, tecnoglass, peldar, alumar, indalum, vitro, saint gobain, emma aluminios`,
  ),
  misspellings: phrases(`
    bidrio, bidrios, vidrieria rota, bidrieria, vidreria, bidreria, vidiero, vidrero, vrido, aluminyo,
    alumino, alumnio, bentana, bentanas, ventanaz, hespejo, ezpejo, espeo, corrediza dañada, corredisa,
    divicion de baño, rodachines, anyeo, angeo`),
}
