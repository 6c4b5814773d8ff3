import type { Politica } from '../../politica/politica.ts'
import type { RespuestaSat } from '../factura.ts'
import { type HallazgoDeRegla, hallazgo } from '../hallazgo.ts'

/** Codes by which the SAT says that nobody of the document is on the definitive 69-B list (service v1.4). */
const limpios = ['102', '103', '200', '201', '']

export const efosDoesNotBlock = (sat: RespuestaSat | null, politica: Politica): HallazgoDeRegla[] => {
  const codigo = sat?.validacionEfos ?? ''
  if (politica.efosBloquean.includes(codigo)) return [hallazgo('efos', { codigo }, { origen: 'sat' })]
  return limpios.includes(codigo)
    ? []
    : [hallazgo('efosDesconocido', { codigo }, { origen: 'sat', severidad: 'aviso' })]
}
