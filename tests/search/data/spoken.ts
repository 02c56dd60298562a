// Whole sentences, as people write them to a friend or a neighbour.
import { rows, type SearchRow } from '#tests/search/search-row.ts'

export const SPOKEN: readonly SearchRow[] = [
  ...rows({ trades: ['Plomería'] }, [
    'buenas tardes, se me tapó el sifón de la cocina y el agua se devuelve',
    'vecinos alguien que conozca un plomero de confianza? es urgente',
    'el sanitario no deja de botar agua toda la noche',
    'me sale muy poquita agua por la ducha',
    'se me reventó un tubo y estoy llena de agua',
    'hola, cuánto me cobran por cambiar la grifería del lavamanos?',
    'me gotea la llave de la cocina',
    'tengo la cocina inundada',
    'el baño se rebosa cada vez que bajamos la cadena',
  ]),
  ...rows({ trades: ['Electricidad'] }, [
    'ayuda se fue la luz solo en mi casa',
    'cada vez que prendo la ducha se salta el taco',
    'una toma me echó chispas y huele a quemado',
    'no tengo luz en la mitad del apartamento',
    'necesito que me instalen una línea de 220 para la estufa',
  ]),
  ...rows({ trades: ['Neveras', 'Refrigeración'] }, [
    'buenos días mi nevera dejó de enfriar desde ayer',
    'la nevera está botando agua por debajo, qué será?',
    'mi nevera suena durísimo por la noche',
    'la nevera enfría arriba pero abajo no',
  ]),
  ...rows({ trades: ['Lavadoras / Secadoras'] }, [
    'la lavadora se quedó con la ropa adentro y no abre',
    'mi lavadora brinca por todo el patio cuando centrifuga',
    'la lavadora huele a quemado',
    'hola será que me pueden revisar la lavadora, no bota el agua',
  ]),
  ...rows({ trades: ['Aires Acondicionados'] }, [
    'el aire acondicionado prende pero no enfría nada',
    'quiero hacerle mantenimiento a dos aires',
    'se me está goteando el minisplit dentro del cuarto',
  ]),
  ...rows({ trades: ['Refrigeración', 'Neveras'] }, ['el congelador de la tienda no está congelando']),
  ...rows({ trades: ['Gasodomésticos'] }, [
    'me huele a gas en la cocina y tengo niños',
    'no me sale agua caliente y el calentador es a gas',
    'la estufa prende solo con fósforo',
    'me toca la revisión del gas este mes',
  ]),
  ...rows({ trades: ['Cerrajería'] }, [
    'parce me quedé por fuera del apartamento',
    'se me partió la llave dentro de la chapa',
    'me robaron el bolso con las llaves de la casa quiero cambiar guardas',
  ]),
  ...rows({ trades: ['Pintura'] }, [
    'cuánto vale pintar un apartamento de tres habitaciones',
    'necesito entregar el apartamento y toca pintarlo',
    'quien me pinte la fachada de dos pisos',
  ]),
  ...rows({ trades: ['Carpintería', 'Ensamble de muebles'] }, [
    'la puerta del closet se salió del riel',
    'necesito un carpintero que me haga una cocina integral',
    'la puerta del baño se hinchó y no cierra',
  ]),
  ...rows({ trades: ['Ensamble de muebles'] }, [
    'compré un escritorio por internet y no sé armarlo',
    'quién me cuelga el televisor en la pared?',
    'me llegó una cama y necesito quien la arme',
  ]),
  ...rows({ trades: ['Tapicería'] }, [
    'el gato me dañó todo el sofá',
    'quiero cambiarle la tela a las sillas del comedor',
  ]),
  ...rows({ trades: ['Drywall'] }, [
    'quiero dividir un cuarto en dos con drywall',
    'se me cayó un pedazo de cielo raso',
  ]),
  ...rows({ trades: ['Pisos / Baldosas', 'Enchapes'] }, [
    'se me levantaron unas baldosas en la sala',
    'quiero cambiar el piso de toda la casa',
    'se cayeron los enchapes de la ducha',
  ]),
  ...rows({ trades: ['Impermeabilización'] }, [
    'cuando llueve se me entra el agua por el techo',
    'tengo una gotera en el techo de la sala',
    'la terraza se filtra y le moja el techo al vecino',
  ]),
  ...rows({ trades: ['Yeso / Estuco', 'Pintura', 'Drywall'] }, [
    'tengo grietas en la pared y quiero estucar antes de pintar',
  ]),
  ...rows({ trades: ['Soldadura'] }, [
    'necesito quien me suelde una reja que se partió',
    'quiero poner rejas en las ventanas por seguridad',
  ]),
  ...rows({ trades: ['Aluminio / Vidriería'] }, [
    'los niños rompieron el vidrio de la ventana con un balón',
    'necesito una división para la ducha en vidrio templado',
  ]),
  ...rows({ trades: ['CCTV'] }, [
    'quiero poner cámaras y verlas desde el celular',
    'nos robaron anoche, necesitamos cámaras para el negocio',
  ]),
  ...rows({ trades: ['Domótica básica'] }, [
    'quiero manejar las luces de la casa con alexa',
    'el wifi no llega al segundo piso',
  ]),
  ...rows({ trades: ['Iluminación LED', 'Electricidad'] }, [
    'quiero poner una cinta led detrás del televisor',
    'las luces de la sala parpadean todo el tiempo',
  ]),
  ...rows({ trades: ['Paneles solares (básico)'] }, [
    'me llega carísima la luz, quiero paneles solares',
    'cuánto cuesta ponerle energía solar a una finca',
  ]),
  ...rows({ trades: ['Jardinería menor'] }, [
    'necesito que me corten el pasto del antejardín',
    'las matas del balcón se me están muriendo',
    'hay que podar un árbol que ya toca los cables',
  ]),
  ...rows({ trades: ['Plomería'], ciudad: 'Bogotá' }, [
    'buenas, alguien que destape cañerías en bogotá hoy domingo?',
  ]),
  ...rows({ trades: ['Electricidad'], ciudad: 'Medellín' }, [
    'necesito un electricista en medellín que me cambie unos breakers',
  ]),
  ...rows({ trades: ['Neveras'], ciudad: 'Cali' }, ['vivo en cali y se me dañó la nevera']),
  ...rows({ trades: ['Aires Acondicionados'], ciudad: 'Barranquilla' }, [
    'estoy en barranquilla y el aire no sirve, qué calor',
  ]),
  ...rows({ trades: ['Cerrajería'], ciudad: 'Bucaramanga' }, [
    'cerrajero ya en bucaramanga me quedé sin llaves',
  ]),
  ...rows({ trades: ['Carpintería'], barrio: 'Kennedy' }, ['un carpintero por los lados de kennedy']),
]
