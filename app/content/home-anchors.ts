// Section 2: element ids that banner buttons link to. The last one is in the footer.
export const HOME_ANCHORS = ['ofertas', 'catalogo', 'servicios', 'contact'] as const
export type HomeAnchor = (typeof HOME_ANCHORS)[number]
