import { phrases, type TradeWords } from '#catalogue/domain/search/dictionary/trade-words.ts'

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
