import { BRAND } from '#platform/wording/brand.ts'
import type { Article } from '#site/wording/articles/article.ts'

export const CONTACT: Article = {
  title: 'Contacto',
  description: `Habla con ${BRAND.name}: ${BRAND.phone}, ${BRAND.email}. ${BRAND.supportHours}.`,
  lead: 'Nos gusta que escribas. Responde una persona.',
  sections: [
    {
      heading: 'Habla con nosotros',
      blocks: [
        {
          list: [
            ['Teléfono: ', { text: BRAND.phone, to: `tel:${BRAND.phoneDigits}` }],
            ['Correo: ', { text: BRAND.email, to: `mailto:${BRAND.email}` }],
            `Ciudad: ${BRAND.city}`,
          ],
        },
        `${BRAND.supportHours}, hora de Colombia. Si nos escribes por fuera de ese horario, contestamos al siguiente día hábil.`,
      ],
    },
    {
      heading: 'Sobre una visita',
      blocks: [
        [
          'Si ya reservaste, lo más rápido es hablar con el técnico desde ',
          { text: 'Mis reservas', to: '/mis-reservas' },
          '. Si no responde, llegó otra persona o algo quedó mal, escríbenos con el día y la hora de la visita.',
        ],
      ],
    },
    {
      heading: 'Peticiones, quejas y reclamos',
      blocks: [
        [
          'Envíalas a ',
          { text: BRAND.email, to: `mailto:${BRAND.email}` },
          ' con tu nombre, qué pasó y cómo contactarte. Para tus datos personales mira ',
          { text: 'Privacidad', to: '/privacidad' },
          '; ahí están tus derechos y los plazos.',
        ],
        [
          'Si nuestra respuesta no te convence, puedes acudir a la ',
          { text: 'Superintendencia de Industria y Comercio', to: 'https://www.sic.gov.co' },
          '.',
        ],
      ],
    },
  ],
}
