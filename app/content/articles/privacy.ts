// Ley 1581 de 2012 and Decreto 1377 de 2013: purpose, rights, channel and terms.

import type { Article } from '#content/articles/article.ts'
import { BRAND } from '#content/brand.ts'

export const PRIVACY: Article = {
  title: 'Privacidad',
  description:
    'Qué datos personales trata TecniYa, para qué, quién los ve y cómo ejerces tus derechos (Ley 1581 de 2012).',
  lead: 'Tus datos son tuyos. Aquí dice qué guardamos, para qué lo usamos y cómo nos pides verlo, corregirlo o borrarlo.',
  updated: '15 de noviembre de 2026',
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
            'De tu cuenta: nombre, correo, ciudad, barrio, teléfono y rol. Tu contraseña no la guardamos: solo una huella que no se puede devolver.',
            'De tus reservas: técnico, día, hora, servicio, lo que escribes sobre el trabajo y la dirección, si la das. Las fotos del daño se borran 90 días después de la visita; las de un caso de garantía, 90 días después de cerrarlo.',
            'De tus reseñas: la calificación, el comentario y tu nombre.',
            'Si eres técnico: foto, descripción, servicios, precios, zonas, horarios, certificaciones y licencias que decidas publicar.',
            'Si eres técnico y decides verificarte, que es voluntario: los documentos que nos envías (cédula, antecedentes, licencias, certificados o póliza), con su entidad, número y fechas. Cada archivo se borra cuando lo reemplazas o lo quitas, o 30 días después de que decidimos, salvo que debamos guardarlo más tiempo por una razón que queda anotada. Del resultado queda qué revisamos, cuándo y hasta cuándo vale.',
            'Si activas los avisos: la dirección que tu navegador nos da para enviarlos a ese dispositivo. El mensaje viaja cifrado por el servicio de avisos de tu navegador y no lleva direcciones ni teléfonos.',
            'Registros técnicos de uso y fallas, por seguridad. No pedimos datos de menores de edad.',
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
            'Cualquier persona puede ver el perfil publicado de un técnico y las reseñas aprobadas, con el nombre de quien las escribió.',
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
        [
          'Tu nombre, ciudad, barrio y teléfono los cambias tú en ',
          { text: 'Mi perfil', to: '/perfil' },
          '. Para lo demás escribe a ',
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
        'Conservamos tus datos mientras tengas cuenta y el tiempo que exijan las obligaciones legales. Viajan cifrados, el acceso es restringido y, si algún incidente te afecta, te avisamos a ti y a la autoridad.',
        ['Lo que guardamos en tu navegador está en ', { text: 'Cookies', to: '/cookies' }, '.'],
      ],
    },
  ],
}
