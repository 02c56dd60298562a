// Ley 1581 de 2012 and Decreto 1377 de 2013: purpose, rights, channel and terms.

import { BRAND } from '#platform/wording/brand.ts'
import type { Article } from '#site/wording/articles/article.ts'
import { POLICY_DATE } from '#site/wording/articles/policy-date.ts'
import { RETENTION_TABLE } from '#site/wording/articles/retention-table.ts'

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
            'De tus reportes y casos de garantía: lo que escribes, las fotos y cómo terminó.',
            'Si eres técnico: foto, descripción, servicios, precios, zonas, horarios, certificaciones y licencias que decidas publicar.',
            'Si eres técnico y decides verificarte, que es voluntario: los documentos que nos envías (cédula, antecedentes, licencias, certificados o póliza), con su entidad, número y fechas. Del resultado queda qué revisamos, cuándo y hasta cuándo vale.',
            'Si activas los avisos: la dirección que tu navegador nos da para enviarlos a ese dispositivo. El mensaje viaja cifrado por el servicio de avisos de tu navegador y no lleva direcciones ni teléfonos.',
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
            'El técnico que reservas ve tu nombre, la descripción del trabajo, sus fotos y la dirección.',
            'Cualquier persona puede ver el perfil publicado de un técnico y las reseñas aprobadas, con el nombre de quien las escribió. Si elimina su cuenta, la reseña queda sin nombre.',
            'Los documentos con los que te verificas solo los ven tú y el equipo de TecniYa. En tu perfil se publica qué revisamos, la entidad y las fechas; nunca el archivo ni el número.',
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
              '. Tienes 30 días para arrepentirte.',
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
        'Cuando se borra una cuenta, la otra parte de cada visita conserva el día, la hora, el servicio, el precio y cómo terminó, sin tu nombre, tu dirección ni tu teléfono; las reseñas publicadas quedan sin tu nombre, y los casos de garantía quedan como prueba para las dos partes (Ley 1480). Tus datos viajan cifrados, el acceso es restringido y, si algún incidente te afecta, te avisamos a ti y a la autoridad.',
        ['Lo que guardamos en tu navegador está en ', { text: 'Cookies', to: '/cookies' }, '.'],
      ],
    },
  ],
}
