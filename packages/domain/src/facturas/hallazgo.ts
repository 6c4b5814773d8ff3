import type { HallazgoFactura } from '@valija/contract/facturas.ts'
import { type CodigoRegla, reglas, remedioCfdi } from '@valija/contract/messages/reglas.ts'
import type { Hallazgo } from '@valija/cfdi/hallazgo.ts'

type Datos = {
  encontrado?: string | null
  esperado?: string | null
  severidad?: HallazgoFactura['severidad']
  origen?: HallazgoFactura['origen']
  params?: unknown
}

/** One broken rule with its texts: what was found, what was expected, what to do. */
export function hallazgo(codigo: CodigoRegla, datos: Datos = {}): HallazgoFactura {
  const { titulo, remedio } = reglas[codigo]
  return {
    codigo,
    origen: datos.origen ?? 'regla',
    severidad: datos.severidad ?? 'error',
    titulo,
    encontrado: datos.encontrado ?? null,
    esperado: datos.esperado ?? null,
    remedio: typeof remedio === 'string' ? remedio : (remedio as (p: unknown) => string)(datos.params),
  }
}

/** What the CFDI engine found, as the dictamen shows it. */
export const hallazgoDelMotor = (h: Hallazgo): HallazgoFactura => ({
  codigo: h.codigo,
  origen: 'cfdi',
  severidad: h.severidad,
  titulo: h.mensaje,
  encontrado: h.encontrado,
  esperado: h.esperado,
  remedio: remedioCfdi[h.severidad],
})
