// Whole messages, as somebody writes them to a neighbour in a chat: long, without accents, with greetings and apologies. Today is
// Monday, 16 November 2026.
import { rows, type SearchRow } from '#tests/search/search-row.ts'

const TODAY = '2026-11-16'
const TOMORROW = '2026-11-17'

export const CHAT: readonly SearchRow[] = [
  ...rows({ trades: ['Plomería'] }, [
    'veci buenas sera que conoce a alguien que me destape el lavaplatos q no baja el agua',
    'el baño de las niñas no descarga y ya le eche de todo',
    'hola tengo un problema con la llave del lavamanos que gotea toda la noche y no deja dormir',
    'nos llego el recibo del agua por las nubes creo q hay una fuga debajo del piso',
    'se revento la manguera del sanitario y se esta inundando todo',
    'el tanque del techo se rebosa cada vez que llega el agua',
    'buenas tardes es que el sifon de la cosina se debuelve y huele orrible',
    'quiero cambiar la griferia de la ducha por una mas moderna',
    'la ducha no tiene presion desde que cambiaron el contador',
    'me toca llenar baldes porq el inodoro no carga agua',
  ]),
  ...rows({ trades: ['Electricidad'] }, [
    'se me fue la luz solo en mi apto los vecinos si tienen',
    'cada que prendo el microondas se bajan los tacos',
    'la toma de la cocina bota chispas me da miedo',
    'parce necesito alguien q me revise el cableado de una casa vieja',
    'quiero sacar dos tomas mas en el estudio para los computadores',
    'el timbre del apto dejo de sonar',
    'me coge la corriente cuando toco la ducha',
    'toca ponerle polo a tierra a toda la casa',
    'se quemo un cable en la caja de los brekers',
    'el ventilador de techo ya no prende y lo acabamos de comprar',
  ]),
  ...rows({ trades: ['Carpintería'] }, [
    'la puerta del cuarto se hincho con la humedad y no cierra',
    'necesito que me hagan un closet para el cuarto de mi hija',
    'el cajon de la cocina se descarrilo y no entra',
    'quiero una biblioteca en madera a la medida para la sala',
    'se partio una tabla de la cama anoche',
  ]),
  ...rows({ trades: ['Pintura'] }, [
    'entrego el apartamento el otro mes y toca dejarlo blanquito pintado',
    'cuanto me cobran por pintar dos habitaciones y el pasillo',
    'quiero cambiarle el color a la sala que esta muy oscura',
    'la fachada de mi casa esta fea y descascarada quiero pintarla',
  ]),
  ...rows({ trades: ['Cerrajería'] }, [
    'sali a botar la basura y se cerro la puerta con la llave adentro',
    'me robaron el bolso con las llaves toca cambiar las guardas',
    'la llave da vueltas y vueltas y no abre',
    'se me partio la yave en la chapa de la entrada',
    'quiero poner una chapa de esas con huella',
  ]),
  ...rows({ trades: ['Neveras', 'Refrigeración'] }, [
    'la nevera amanecio caliente y se me esta dañando el mercado',
    'mi nevera prende la luz pero no enfria nada',
    'la neberita hace un charco de agua todos los dias',
    'se derritio todo lo del congelador de la nevera',
  ]),
  ...rows({ trades: ['Refrigeración', 'Neveras'] }, [
    'la vitrina de mi tienda no esta enfriando las gaseosas',
    'tengo un cuarto frio en el restaurante que no baja de 12 grados',
  ]),
  ...rows({ trades: ['Lavadoras / Secadoras'] }, [
    'la labadora quedo llena de agua y con la ropa adentro',
    'mi lavadora brinca como loca cuando centrifuga',
    'la secadora da vueltas pero la ropa sale humeda',
    'no puedo abrir la lavadora quedo trancada',
  ]),
  ...rows({ trades: ['Aires Acondicionados'] }, [
    'el aire del cuarto principal bota agua encima de la cama',
    'toca hacerle mantenimiento a tres aires de la oficina',
    'compre un mini split y necesito quien lo instale',
    'el aire prende pero solo bota viento caliente',
  ]),
  ...rows({ trades: ['Gasodomésticos'] }, [
    'llevamos tres dias bañandonos con agua fria el calentador no prende',
    'huele a gas en la cocina y tengo niños',
    'un fogon de la estufa no prende solo hace el chispazo',
    'nos mudamos y toca conectar la estufa a gas',
  ]),
  ...rows({ trades: ['Drywall'] }, [
    'quiero dividir la habitacion en dos con draiwol',
    'se cayo un pedazo de cielo raso por una gotera que ya arreglaron',
  ]),
  ...rows({ trades: ['Pisos / Baldosas'] }, [
    'el piso laminado se levanto despues de la inundacion',
    'se me partieron tres baldosas de la sala',
    'quiero poner piso en porcelanato en toda la sala',
  ]),
  ...rows({ trades: ['Impermeabilización'] }, [
    'cada que llueve se me moja el cuarto de arriba',
    'el techo tiene goteras por todo lado y viene el invierno',
    'la pared que da al patio mantiene humeda y le sale moho',
    'la terraza se filtra al apto de abajo y el vecino esta bravo',
  ]),
  ...rows({ trades: ['Soldadura'] }, [
    'el porton del garaje se descolgo y pesa un monton',
    'necesito una reja pa la ventana del primer piso',
    'se solto un tubo de la baranda del balcon hay q soldarlo',
  ]),
  ...rows({ trades: ['Aluminio / Vidriería'] }, [
    'los niños rompieron el vidrio de la ventana con el balon',
    'quiero una division de vidrio para la ducha',
    'la ventana de la sala no corre y entra un frio terrible',
  ]),
  ...rows({ trades: ['Domótica básica'] }, [
    'el wifi no me llega hasta el estudio',
    'quiero prender las luces hablandole a alexa',
  ]),
  ...rows({ trades: ['CCTV'] }, [
    'se metieron a robar al lado y quiero poner camaras',
    'ya no puedo ver las camaras en el celular',
    'la alarma del local se dispara sola por la noche',
  ]),
  ...rows({ trades: ['Ensamble de muebles'] }, [
    'me llego un closet en cajas y no soy capaz de armarlo',
    'quien me cuelga el televisor de 65 en la pared',
    'poner cortinas y unos cuadros en el apto nuevo',
  ]),
  ...rows({ trades: ['Jardinería menor'] }, [
    'el pasto del antejardin ya esta por la rodilla',
    'se me estan muriendo las matas del balcon',
    'podar un arbol que tapa la ventana',
  ]),
  ...rows({ trades: ['Tapicería'] }, [
    'el perro mordio el sofa y se le salio la espuma',
    'forrar seis sillas del comedor',
    'mi sofa esta hundido quiero cambiarle la espuma',
  ]),
  ...rows({ trades: ['Yeso / Estuco'] }, [
    'la pared quedo llena de huecos de los cuadros hay que resanar',
    'hay una grieta grande en la pared del comedor',
  ]),
  ...rows({ trades: ['Enchapes'] }, [
    'se estan cayendo los azulejos de la ducha',
    'quiero remodelar el baño completo y enchaparlo de nuevo',
  ]),
  ...rows({ trades: ['Iluminación LED'] }, [
    'la lampara de la sala titila y ya le cambie el bombillo',
    'quiero luces led indirectas en el techo de la sala',
  ]),
  ...rows({ trades: ['Paneles solares (básico)'] }, [
    'quiero poner paneles solares en la finca para no pagar luz',
    'el inversor de mis paneles marca error',
  ]),
  ...rows({ noTrade: true }, [
    'alguien que me cuide los gatos mientras viajo',
    'mi perrita necesita que le corten las uñas',
    'busco quien me bañe el perro en la casa',
    'se me rompio el celular y no prende la pantalla',
    'me pueden desbloquear un iphone robado',
    'el computador quedo en azul y no arranca',
    'quien me instala el office en el portatil',
    'necesito plata prestada urgente sin codeudor',
    'prestamo gota a gota',
    'clases de ingles para mi hijo de 8 años',
    'profe de matematicas a domicilio que explique bien',
    'quiero aprender a manejar carro',
    'una señora que venga a hacer aseo los martes',
    'quien me lave y planche la ropa',
    'necesito una niñera de confianza para los sabados',
    'enfermera para cuidar a mi papa en las noches',
    'me duele una muela que hago',
    'corte de pelo a domicilio para niño',
    'uñas semipermanentes a domicilio',
    'keratina a domicilio barata',
    'mi moto no prende y estoy varado',
    'se me pincho una llanta en la autopista',
    'llevar un sofa de suba a soacha en camioneta',
    'transporte para mudanza a otra ciudad',
    'mensajero que me lleve unos papeles',
    'abogado para un divorcio',
    'como hago para declarar renta',
    'fotografo para el grado de mi hija',
    'payasos y recreacion para una fiesta de niños',
    'torta de chocolate para 20 personas',
    'quien vende almuerzos caseros por aqui',
    'busco apartamento en arriendo de dos alcobas',
    'vendo nevera poco uso',
    'que dia juega la seleccion',
    'busco trabajo en lo que salga',
    'hola como estas',
    'quiero cambiar la contraseña de mi cuenta',
    'fumigar cucarachas en la cocina',
    'una costurera que le coja el ruedo a un pantalon',
    'masaje para el dolor de espalda',
  ]),
  ...rows({ trades: ['Plomería'], when: { fecha: TOMORROW, hora: 'manana' } }, [
    'necesito un plomero que pueda venir mañana por la mañana porque trabajo en la tarde',
    'sera que hay un plomero para mañana temprano en la mañana',
  ]),
  ...rows({ trades: ['Electricidad'], when: { fecha: TODAY } }, [
    'buenas un electricista que pueda venir hoy mismo',
    'hoy necesito electricista porq estamos sin luz',
  ]),
  ...rows({ trades: ['Pintura'], when: { libreDesde: '2026-11-21', libreHasta: '2026-11-22' } }, [
    'pintor para este fin de semana que yo estoy en la casa',
    'el finde que viene quiero que me pinten la sala',
  ]),
  ...rows({ trades: ['Cerrajería'], when: { fecha: '2026-11-20' } }, [
    'cerrajero que venga el viernes a cambiar dos chapas',
    'el viernes me toca cambiar la cerradura quien puede',
  ]),
  ...rows({ trades: ['Lavadoras / Secadoras'], when: { fecha: '2026-11-18' } }, [
    'pueden mandar alguien el miercoles para la lavadora',
    'la lavadora no prende pero solo puedo el miércoles',
  ]),
  ...rows({ trades: ['Plomería'], when: 'none' }, [
    'desde ayer por la noche el baño esta tapado',
    'la semana pasada arreglaron la llave y otra vez gotea',
    'hace tres dias que no baja el agua del sanitario',
  ]),
  ...rows({ trades: ['Plomería'], price: { maxPrecio: 60_000 } }, [
    'plomero que no me cobre mas de 60 mil por venir',
    'tengo solo 60 mil para arreglar la llave del baño',
  ]),
  ...rows({ trades: ['Electricidad'], price: { maxPrecio: 80_000 } }, [
    'un electricista por ahi de maximo 80 mil la visita',
    'electricista q cobre menos de 80.000 pesitos',
  ]),
  ...rows({ trades: ['Pintura'], price: { minPrecio: 50_000, maxPrecio: 100_000 } }, [
    'pintor que cobre entre 50 y 100 mil la visita',
  ]),
  ...rows({ trades: ['Jardinería menor'], price: { orden: 'precio_asc' } }, [
    'un jardinero barato que corte el prado',
    'el jardinero mas economico que haya',
  ]),
  ...rows({ trades: ['Plomería'], ciudad: 'Bogotá' }, [
    'vivo en suba y se me tapo el baño quien viene',
    'plomero que llegue hasta engativa porfa',
  ]),
  ...rows({ trades: ['Electricidad'], ciudad: 'Medellín' }, [
    'un electricista que atienda en laureles medellin',
    'estoy en el poblado y se me fue la luz de media casa',
  ]),
  ...rows({ trades: ['Aires Acondicionados'], ciudad: 'Barranquilla' }, [
    'en barranquilla quien arregla aires que no enfrian',
  ]),
  ...rows({ trades: ['Neveras', 'Refrigeración'], ciudad: 'Cali' }, [
    'se me daño la nevera y vivo en cali por el sur',
  ]),
  ...rows({ trades: ['Plomería'], instant: 'asked' }, [
    'auxilio se rompio un tubo necesito a alguien ya mismo por favor',
    'plomero urgente se esta saliendo el agua',
  ]),
  ...rows({ trades: ['Cerrajería'], instant: 'asked' }, [
    'estoy por fuera de mi casa necesito un cerrajero ya',
  ]),
]
