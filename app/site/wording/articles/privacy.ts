// The table of /privacidad about how long data are kept: the words for domain/retention.ts.

import { RECOVERY_DAYS } from '#accounts/domain/account-deletion.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { RETENTION, type RetentionName } from '#rights/domain/retention.ts'
import { type Article, type ArticleTable, POLICY_DATE } from '#site/wording/articles/article-format.ts'

interface RetentionTexts {
  readonly what: string
  /** From when the time counts: 'después de …'. */
  readonly since?: string
  readonly why: string
}

const TEXTS: Record<RetentionName, RetentionTexts> = {
  account: {
    what: 'Tu cuenta, tu perfil, tus reservas y tus reseñas',
    why: 'Para prestarte el servicio y responder por la garantía.',
  },
  'deleted-account': {
    what: 'Una cuenta que eliminas',
    since: 'después de eliminarla',
    why: 'Para que puedas arrepentirte. Después se borra lo que te identifica.',
  },
  'removed-account': {
    what: 'Una cuenta que el equipo retira',
    since: 'después de retirarla',
    why: 'Para resolver reclamos y frenar fraudes.',
  },
  session: { what: 'Sesiones abiertas', since: 'sin uso', why: 'Para que no tengas que entrar cada vez.' },
  'one-time-link': {
    what: 'Enlaces de un solo uso que te mandamos',
    why: 'Para cambiar tu contraseña con seguridad.',
  },
  'rate-limit': {
    what: 'Conteo de intentos, sin nombres',
    since: 'como máximo',
    why: 'Para frenar a quien adivina contraseñas o abusa de los formularios.',
  },
  'whatsapp-number': {
    what: 'El número de WhatsApp que desconectas',
    since: 'después de desconectarlo',
    why: 'Para que puedas deshacerlo.',
  },
  'whatsapp-message': {
    what: 'Si te llegó lo que te escribimos por WhatsApp',
    why: 'Para mandarte un correo cuando no llega y encontrar la falla. Lo que decía no se guarda ahí.',
  },
  'whatsapp-inbound': {
    what: 'Lo que nos escribes por WhatsApp y aún no pasamos a tu visita',
    since: 'como máximo',
    why: 'Para pasarlo una sola vez aunque llegue repetido. Lo normal son segundos.',
  },
  'whatsapp-kept': {
    what: 'Lo que escribes por WhatsApp con varias visitas abiertas',
    since: 'como máximo',
    why: 'Para preguntarte a quién va. Si no lo dices en una hora, no se manda.',
  },
  'data-export': {
    what: 'El archivo con tus datos que pides',
    since: 'después de prepararlo',
    why: 'Para que alcances a bajarlo.',
  },
  'problem-photo': {
    what: 'Fotos del daño, de una garantía o de un reporte',
    since: 'después de la visita, de cerrar el caso o de resolver el reporte',
    why: 'Para que el técnico llegue preparado y haya prueba si algo sale mal.',
  },
  'unused-photo': {
    what: 'Fotos que subes y no usas, o que reemplazas',
    why: 'Para que no se pierda lo que estás escribiendo.',
  },
  'credential-document': {
    what: 'Documentos para verificarte',
    since: 'después de decidir, o de irte',
    why: 'Para revisarlos. Si la ley nos obliga a guardar uno más tiempo, la razón queda anotada.',
  },
  report: {
    what: 'Reportes',
    since: 'después de resolverlos',
    why: 'Para reconocer a quien reincide. Lo que escribiste en un reporte se borra antes, con tu cuenta: queda qué se reportó y el motivo. Lo que otros reportaron de ti se queda este tiempo, aunque borres la tuya.',
  },
  'channel-delivery': {
    what: 'Si salieron los correos y avisos que te mandamos',
    why: 'Para saber por dónde te llegó algo y qué falló. Ni lo que decían ni a qué dirección fueron.',
  },
  'failed-job': {
    what: 'Correos y avisos que no se pudieron enviar',
    why: 'Para encontrar la falla.',
  },
  'outbox-email': {
    what: 'Copias de los correos',
    why: 'Solo donde el sitio no tiene servidor de correo: para poder entregarlos.',
  },
  'demand-mark': {
    what: 'Una marca de que una conexión ya buscó algo hoy',
    why: 'Para contar cada búsqueda una sola vez. No guarda tu dirección de internet: es un código que no se puede devolver, y su clave se borra con él.',
  },
  'demand-word-mark': {
    what: 'Lo mismo, de palabras que el buscador no entendió',
    why: 'Solo guardamos la palabra si la escriben desde cinco conexiones distintas en una semana. Nunca números, correos ni nombres de personas.',
  },
  'demand-count': {
    what: 'Cuántas veces se buscó cada oficio en cada lugar',
    why: 'Para saber dónde faltan técnicos. Son conteos: no dicen quién buscó.',
  },
  'search-alert': {
    what: 'Lo que pediste que te avisáramos cuando haya',
    since: 'después de pedirlo',
    why: 'Para escribirte una sola vez, cuando se publique alguien de ese oficio en ese lugar. En ese momento se borra; también si lo quitas.',
  },
  'unconfirmed-alert': {
    what: 'El correo de quien pide un aviso sin cuenta y no lo confirma',
    why: 'Para mandarle el enlace con que confirma que es suyo.',
  },
  'search-words': {
    what: 'Palabras con que se pide cada oficio',
    why: 'Para que el buscador entienda mejor. Cada noche contamos de nuevo las que tres clientes o más usaron al describir visitas ya hechas; no llevan nombre, número ni cuenta.',
  },
  'moderation-trail': {
    what: 'El registro de decisiones del equipo',
    why: 'Es la prueba de cómo actuamos. Lleva un identificador, no tu nombre ni tu correo. De lo que se decidió sobre una respuesta a una reseña se guarda el texto, que se borra con la cuenta de quien respondió o de quien calificó.',
  },
}

export const RETENTION_TABLE: ArticleTable = {
  caption: 'Qué guardamos, cuánto tiempo y por qué',
  columns: ['Qué', 'Cuánto', 'Por qué'],
  rows: (Object.keys(RETENTION) as RetentionName[]).map(name => [
    TEXTS[name].what,
    keptText(name),
    TEXTS[name].why,
  ]),
}

/** '90 días después de la visita', 'Mientras tengas cuenta' */
function keptText(name: RetentionName): string {
  const { kept }: { kept: unknown } = RETENTION[name]
  if (kept === 'account') return 'Mientras tengas cuenta'
  if (kept === 'always') return 'Sin límite'
  const { since } = TEXTS[name]
  return since ? `${timeText(kept as Time)} ${since}` : timeText(kept as Time)
}

type Time = { readonly days?: number; readonly hours?: number }

function timeText({ days, hours }: Time): string {
  if (days !== undefined && days > 0 && days % 365 === 0) return plural(days / 365, 'año')
  return days !== undefined ? plural(days, 'día') : plural(hours ?? 0, 'hora')
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

// Ley 1581 de 2012 and Decreto 1377 de 2013: purpose, rights, channel and terms.

export const PRIVACY: Article = {
  title: 'Privacidad',
  description:
    'Qué datos personales trata TecniYa, para qué, quién los ve y cómo ejerces tus derechos (Ley 1581 de 2012).',
  lead: 'Tus datos son tuyos. Aquí dice qué guardamos, para qué lo usamos y cómo nos pides verlo, corregirlo o borrarlo.',
  updated: POLICY_DATE,
  sections: [
    {
      heading: 'Quién responde por tus datos',
      blocks: [
        [
          `${BRAND.name}, en ${BRAND.city}, es responsable del tratamiento según la Ley 1581 de 2012 y el Decreto 1377 de 2013. Para cualquier asunto de datos escribe a `,
          { text: BRAND.email, to: `mailto:${BRAND.email}` },
          ' o llama al ',
          { text: BRAND.phone, to: `tel:${BRAND.phoneDigits}` },
          '.',
        ],
      ],
    },
    {
      heading: 'Qué guardamos',
      blocks: [
        {
          list: [
            'De tu cuenta: nombre, correo, ciudad, barrio, teléfono, rol, y cuándo y qué versión de este texto autorizaste. Tu contraseña no la guardamos: solo una huella que no se puede devolver.',
            'De tus sesiones: con qué navegador y desde qué red (sin los últimos números) o ciudad las usaste, cuándo por última vez y hasta cuándo sirven.',
            'De tus reservas: técnico, día, hora, servicio, lo que escribes sobre el trabajo y la dirección, si la das, y las fotos del daño.',
            'De tus reseñas: la calificación, el comentario y tu nombre.',
            'Los técnicos que guardas. Solo tú ves quiénes son; cada técnico ve cuántas personas lo guardaron, desde cinco.',
            'De tus reportes y casos de garantía: lo que escribes, las fotos y cómo terminó.',
            'Si eres técnico: foto, descripción, servicios, precios, zonas, horarios, certificaciones y licencias que decidas publicar.',
            'Si eres técnico y los escribes: tus datos de pago (Nequi, Daviplata, cuenta y titular), y si quieres mostrarlos.',
            'Si eres técnico y decides verificarte, que es voluntario: los documentos que nos envías (cédula, antecedentes, licencias, certificados o póliza), con su entidad, número y fechas. Del resultado queda qué revisamos, cuándo y hasta cuándo vale.',
            'Si activas los avisos: la dirección que tu navegador nos da para enviarlos a ese dispositivo. El mensaje viaja cifrado por el servicio de avisos de tu navegador y no lleva direcciones ni teléfonos.',
            'Si conectas tu WhatsApp, que es voluntario: el número desde el que nos escribes, cuándo y con qué texto lo autorizaste, y si cada mensaje te llegó y lo leíste. Lo que escribes en el chat pasa a tu visita, como si lo escribieras en la página.',
            'Registros técnicos de uso y fallas, por seguridad: la página pedida, la hora y un número de referencia, sin contraseñas ni correos completos. No pedimos datos de menores de edad.',
          ],
        },
      ],
    },
    {
      heading: 'Para qué los usamos',
      blocks: [
        {
          list: [
            'Para crear tu cuenta, mostrar el catálogo y coordinar las visitas.',
            'Para avisarte de tus reservas y ayudarte si algo sale mal.',
            'Para frenar fraudes y entradas no autorizadas.',
            'Para cumplir la ley.',
          ],
        },
        'No vendemos tus datos ni los usamos para publicidad de otros.',
      ],
    },
    {
      heading: 'Quién los ve',
      blocks: [
        {
          list: [
            'El técnico que reservas ve tu nombre, la descripción del trabajo, sus fotos y la dirección; la de una visita cancelada, por un día.',
            'Cualquier persona puede ver el perfil publicado de un técnico y las reseñas aprobadas, con el nombre de quien las escribió. Si elimina su cuenta, la reseña queda sin nombre.',
            'Los datos de pago de un técnico los ve solo el cliente que le debe un comprobante, si el técnico quiere mostrarlos, y hasta que le paga.',
            'Los documentos con los que te verificas solo los ven tú y el equipo de TecniYa. En tu perfil se publica qué revisamos, la entidad y las fechas; nunca el archivo ni el número.',
            'Si conectas tu WhatsApp, Meta, la dueña de WhatsApp, lleva esos mensajes y los trata también fuera de Colombia, con sus propias reglas de privacidad: tu número, lo que te escribimos y lo que contestas. La otra persona de la visita nunca ve tu número ahí. Lo quitas cuando quieras en tu perfil, o escribiendo SALIR.',
            'El equipo de TecniYa, cuando modera o da soporte.',
            'Las autoridades, cuando la ley lo ordena.',
          ],
        },
      ],
    },
    {
      heading: 'Tus derechos',
      blocks: [
        'Como titular puedes, sin costo:',
        {
          list: [
            'Conocer, actualizar y rectificar tus datos.',
            'Pedir prueba de la autorización que nos diste.',
            'Saber qué uso les hemos dado.',
            'Revocar la autorización o pedir que los suprimamos, cuando no haya una obligación legal de conservarlos.',
            'Presentar quejas ante la Superintendencia de Industria y Comercio por infracciones a la ley.',
          ],
        },
      ],
    },
    {
      heading: 'Cómo ejercerlos',
      blocks: [
        'En tu cuenta, sin pedirle permiso a nadie:',
        {
          list: [
            [
              'Verlos y llevártelos: «Descargar mis datos» en ',
              { text: 'Mi perfil', to: '/perfil#datos' },
              '.',
            ],
            ['Corregirlos: en ', { text: 'Mi perfil', to: '/perfil' }, '.'],
            [
              'Ver qué autorizaste, o retirarlo: en ',
              { text: 'Tu autorización', to: '/perfil/autorizacion' },
              '. Sin autorización no puede haber cuenta, así que retirarla es eliminarla.',
            ],
            [
              'Borrarlos: «Eliminar mi cuenta» en ',
              { text: 'Mi perfil', to: '/perfil#eliminar' },
              `. Tienes ${RECOVERY_DAYS} días para arrepentirte.`,
            ],
          ],
        },
        [
          'Para lo demás escribe a ',
          { text: BRAND.email, to: `mailto:${BRAND.email}` },
          ' con tu nombre, el correo de tu cuenta y lo que pides.',
        ],
        {
          list: [
            'Consultas: respondemos en máximo 10 días hábiles, que pueden extenderse 5 más si te explicamos por qué.',
            'Reclamos: respondemos en máximo 15 días hábiles, que pueden extenderse 8 más si te explicamos por qué.',
          ],
        },
        [
          'Si no quedas conforme, puedes acudir a la ',
          { text: 'Superintendencia de Industria y Comercio', to: 'https://www.sic.gov.co' },
          '.',
        ],
      ],
    },
    {
      heading: 'Cuánto tiempo y con qué cuidado',
      blocks: [
        { table: RETENTION_TABLE },
        'Cuando se borra una cuenta, la otra parte de cada visita conserva el día, la hora, el servicio, el precio y cómo terminó, sin tu nombre, tu dirección ni tu teléfono; las reseñas publicadas quedan sin tu nombre, y los casos de garantía quedan como prueba para las dos partes (Ley 1480).',
        'Si eres técnico, en los comprobantes que enviaste y en las cotizaciones que te aceptaron quedan los renglones como los escribiste, con sus valores, la forma de pago y la fecha: son la prueba de tu cliente de lo que pagó y de su garantía (Ley 1480). Lo que contaste en «Qué hiciste» y las fotos se borran con tu cuenta.',
        'Tus datos viajan cifrados, el acceso es restringido y, si algún incidente te afecta, te avisamos a ti y a la autoridad.',
        ['Lo que guardamos en tu navegador está en ', { text: 'Cookies', to: '/cookies' }, '.'],
      ],
    },
  ],
}
