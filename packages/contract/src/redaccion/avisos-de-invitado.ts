import { mezclaClasesRfc } from '@valija/domain/comisiones/total-esperado.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { anioDe, type Dia } from '@valija/domain/tiempo/dia.ts'
import type { Aviso } from '../borradores.ts'
import { comisionesMensajes as c } from '../messages/comisiones.ts'
import { facturasMensajes as f } from '../messages/facturas.ts'
import { invitadosMensajes as m } from '../messages/invitados.ts'
import { addTo } from './add-aviso.ts'
import { titulosFiscales } from './avisos-de-comision.ts'
import { avisosDelSat, type FacturaDictaminada } from './avisos-de-facturas.ts'

/** The documented notices of the guest's upload (Commissions §5, §8), each with the facturas it is about. */
export function avisosDeInvitado(
  facturas: readonly FacturaDictaminada[],
  politica: Politica,
  hoy: Dia,
): Aviso[] {
  const avisos: Aviso[] = []
  const con = (...codigos: string[]) =>
    facturas.filter(({ hallazgos }) =>
      hallazgos.some((h) => h.severidad === 'error' && codigos.includes(h.codigo)),
    )
  const add = (codigo: string, de: readonly FacturaDictaminada[], titulo: string, texto = '') => {
    addTo(avisos)(codigo, 'error', titulo, de, texto)
  }
  add('xmlCorruptos', con('xmlIlegible'), f.xmlCorruptos)
  const emisores = facturas.flatMap(({ cabecera }) => (cabecera ? [cabecera.emisor] : []))
  const otros = con('emisorDistinto')
  if (mezclaClasesRfc(emisores)) add('ambosRegimenes', otros, c.ambosRegimenes)
  add('diferentesRfc', otros, m.diferentesRfc, m.diferentesRfcTexto({ rfc: emisores[0] ?? '' }))
  add('receptorIncorrecto', con('receptorRfc'), f.receptorIncorrecto, m.cargaOtras)
  add('regimenIncorrecto', con('receptorRegimen'), f.regimenIncorrecto)
  const anio = anioDe(hoy)
  add('facturasIncorrectas', con('anioTimbrado'), m.facturasIncorrectas, m.facturasDeOtroAnio({ anio }))
  add(
    'metodoDePagoIncorrecto',
    con('metodoPago', 'invitadoFormaPago'),
    m.metodoDePagoIncorrecto,
    m.cargaOtras,
  )
  const dia = politica.corteInvitadoPue
  add('pueDespuesDelCorte', con('invitadoCortePue'), m.pueDespuesDelCorte({ dia }))
  add('facturasDuplicadas', con('uuidRepetidoEnLote'), m.facturasDuplicadas)
  add('facturasRegistradas', con('uuidRegistrado'), c.facturaYaIngresada)
  avisos.push(...deImpuestos(facturas))
  const canceladas = facturas.filter(({ situacion }) => situacion === 'cancelada')
  if (canceladas.length > 0 && canceladas.length === facturas.length)
    add('soloCanceladas', canceladas, m.soloCanceladas)
  else avisos.push(...avisosDelSat(facturas))
  const dichas = new Set(avisos.flatMap(({ ids }) => ids))
  const otras = facturas.filter(({ id, situacion }) => situacion === 'rechazada' && !dichas.has(id))
  add('otrasReglas', otras, f.otrasReglas({ n: otras.length }))
  return avisos
}

/** Regime, taxes and the fixed data: the same words as in the agent's upload, each once per factura. */
const deImpuestos = (facturas: readonly FacturaDictaminada[]): Aviso[] =>
  facturas.flatMap(({ id, cabecera, hallazgos }) => {
    const avisos = new Map<string, Aviso>()
    for (const { codigo, severidad } of hallazgos) {
      const titulo = titulosFiscales[codigo]?.(cabecera?.uuid ?? '')
      if (titulo)
        avisos.set(titulo, {
          codigo,
          severidad: severidad === 'error' ? 'error' : 'aviso',
          titulo,
          texto: '',
          ids: [id],
        })
    }
    return [...avisos.values()]
  })
