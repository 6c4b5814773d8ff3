import type { Politica } from '../../politica/politica.ts'
import type { Dia } from '../../tiempo/dia.ts'
import type { CabeceraCfdi } from '../factura.ts'
import type { HallazgoDeRegla } from '../hallazgo.ts'

/** The day on which a factura is judged and the policy in force on it. */
export type Contexto = { hoy: Dia; politica: Politica }
export type ReglaFactura = (cfdi: CabeceraCfdi, contexto: Contexto) => HallazgoDeRegla[]
