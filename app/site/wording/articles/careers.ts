import { BRAND } from '#platform/wording/brand.ts'
import type { Article } from '#site/wording/articles/article.ts'

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
