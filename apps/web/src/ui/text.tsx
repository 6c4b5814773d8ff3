import { shape } from './layout.tsx'

/** RFC, UUID, localizador, clave de rastreo: a type where 0 and O differ. */
export const Mono = shape('span', { mono: true })
/** Secondary text. */
export const Quiet = shape('span', { tone: 'texto2' })
/** Read by a screen reader, not seen. */
export const Hidden = shape('span', { unseen: true })
