import type { HallazgoFactura, RespuestaSat } from '@valija/contract/facturas.ts'
import type { Politica } from '../../politica/politica.ts'
import { hallazgo } from '../hallazgo.ts'

/** Codes by which the SAT says that nobody of the document is on the definitive 69-B list (service v1.4). */
const limpios = ['102', '103', '200', '201', '']

export const efosDoesNotBlock = (sat: RespuestaSat | null, politica: Politica): HallazgoFactura[] => {
  const codigo = sat?.validacionEfos ?? ''
  if (politica.efosBloquean.includes(codigo))
    return [
      hallazgo('efos', {
        origen: 'sat',
        encontrado: `Código ${codigo}`,
        esperado: 'Sin registro en la lista',
      }),
    ]
  return limpios.includes(codigo)
    ? []
    : [
        hallazgo('efosDesconocido', {
          origen: 'sat',
          severidad: 'aviso',
          encontrado: `Código ${codigo}`,
          esperado: '200',
        }),
      ]
}
