import { BRAND } from '#platform/wording/brand.ts'
import type { Article } from '#site/wording/articles/article-format.ts'

export const ABOUT: Article = {
  title: 'Quiénes somos',
  description:
    'TecniYa conecta hogares de Colombia con técnicos que dan la cara: foto, precios y reseñas reales.',
  lead: 'Abrirle la puerta a un desconocido es lo más difícil de una reparación. Por eso en TecniYa primero ves quién va a llegar.',
  sections: [
    {
      heading: 'Qué hacemos',
      blocks: [
        'TecniYa es un punto de encuentro entre personas que necesitan arreglar algo en casa y técnicos que saben hacerlo. Buscas por ciudad y oficio, comparas precios y reseñas, escoges una hora y listo: el técnico confirma y va a tu puerta.',
        'No somos una empresa de reparaciones ni les ponemos jefe a los técnicos. Cada uno trabaja por su cuenta, fija sus precios y maneja su agenda. Nosotros cuidamos el lugar donde se encuentran.',
      ],
    },
    {
      heading: 'Qué cuidamos',
      blocks: [
        {
          list: [
            'Que cada perfil tenga cara, oficio, zona y precios a la vista antes de reservar.',
            'Que «Verificado» signifique algo: lo ponemos nosotros después de revisar a la persona; nadie se lo pone solo.',
            'Que las reseñas vengan de servicios terminados: solo califica quien reservó, una vez por visita.',
            'Que una hora reservada sea de una sola persona. Aquí no hay dos citas a la misma hora.',
          ],
        },
      ],
    },
    {
      heading: 'Si eres técnico',
      blocks: [
        'Crear el perfil es gratis. Cuentas qué haces, dónde y a cuánto, lo publicas cuando esté completo y recibes las solicitudes en tu agenda. Aceptas las que puedas atender.',
        [
          'Si quieres empezar hoy, ',
          { text: 'crea tu cuenta', to: '/auth/register' },
          ' y escoge «Técnico». ¿Dudas? ',
          { text: 'Escríbenos', to: '/contacto' },
          '.',
        ],
      ],
    },
  ],
}

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

export const CAREERS: Article = {
  title: 'Carreras',
  description: `Trabaja en ${BRAND.name} o gana clientes como técnico independiente.`,
  lead: 'Somos pocos y nos gusta hacer las cosas bien. Así puedes trabajar con nosotros.',
  sections: [
    {
      heading: 'En el equipo',
      blocks: [
        'Hoy no tenemos vacantes abiertas. Cuando las haya, estarán en esta página con el cargo, la ciudad y el rango de salario.',
        [
          'Si crees que nos haces falta, escribe a ',
          { text: BRAND.email, to: `mailto:${BRAND.email}` },
          '. Cuéntanos en pocas líneas qué sabes hacer y qué mejorarías de TecniYa. Leemos todo.',
        ],
      ],
    },
    {
      heading: 'Como técnico',
      blocks: [
        'Para ofrecer tus servicios no necesitas una vacante: eres independiente y tú decides cuándo y dónde trabajas.',
        {
          list: [
            'Crear y publicar tu perfil es gratis.',
            'Tú pones tus precios y tu horario.',
            'Aceptas o cancelas cada solicitud desde tu agenda.',
          ],
        },
        [
          { text: 'Crea tu cuenta de técnico', to: '/auth/register' },
          ' y completa tu perfil cuando quieras.',
        ],
      ],
    },
    {
      heading: 'Cuidado con las estafas',
      blocks: [
        'Nunca cobramos por entrar al equipo ni por aparecer en el catálogo. Si alguien te pide dinero a nombre nuestro, no pagues y avísanos.',
      ],
    },
  ],
}
