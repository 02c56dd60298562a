// Section 2: the places of the home page that banner buttons lead to. The last is in the footer.
export const HOME_ANCHORS = ['ofertas', 'catalogo', 'servicios', 'contact'] as const
export type HomeAnchor = (typeof HOME_ANCHORS)[number]
