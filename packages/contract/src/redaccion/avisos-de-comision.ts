import { compareTotal } from '@valija/domain/comisiones/judge-impuestos.ts'
import { totalEsperado } from '@valija/domain/comisiones/total-esperado.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import type { Aviso } from '../borradores.ts'
import { enPesos } from '../en-pesos.ts'
import { comisionesMensajes as m } from '../messages/comisiones.ts'
import { facturasMensajes as f } from '../messages/facturas.ts'
import { type FacturaDictaminada, isDeClave } from './avisos-de-facturas.ts'

/** Of the regime, the taxes and the month of a PUE: said alike to agents and guests. */
export const titulosFiscales: Partial<Record<string, (uuid: string) => string>> = {
  mesPue: (uuid) => m.pueDeOtroMes({ uuid }),
  comisionRegimen: () => m.regimenDeFacturaIncorrecto,
  comisionRegimenRegistrado: () => m.regimenDeFacturaIncorrecto,
  comisionClaseRfc: () => m.regimenDeFacturaIncorrecto,
  comisionIva: (uuid) => m.ivaIncorrecto({ uuid }),
  comisionSinIva: (uuid) => m.sinIva({ uuid }),
  comisionRetIvaLejos: (uuid) => m.retencionLejos({ impuesto: 'IVA', uuid }),
  comisionRetIsrLejos: (uuid) => m.retencionLejos({ impuesto: 'ISR', uuid }),
  comisionUsoCfdi: (uuid) => m.distintaDeHoja({ uuid }),
  comisionCodigoPostal: (uuid) => m.distintaDeHoja({ uuid }),
  comisionClaveProdServ: (uuid) => m.distintaDeHoja({ uuid }),
  comisionClaveUnidad: (uuid) => m.distintaDeHoja({ uuid }),
  comisionRetIva: (uuid) => m.retencionIncorrecta({ impuesto: 'IVA', uuid }),
  comisionRetIsr: (uuid) => m.retencionIncorrecta({ impuesto: 'ISR', uuid }),
  comisionRetIvaFalta: (uuid) => m.retencionFaltante({ impuesto: 'IVA', uuid }),
  comisionRetIsrFalta: (uuid) => m.retencionFaltante({ impuesto: 'ISR', uuid }),
  comisionRetNoAplica: (uuid) => m.retencionNoAplica({ uuid }),
  comisionOtrosImpuestos: (uuid) => m.otrosImpuestos({ uuid }),
  comisionTerceros: (uuid) => m.aCuentaDeTerceros({ uuid }),
  comisionIsrNoHabitual: (uuid) => m.isrNoHabitual({ uuid }),
}
const titulos: Partial<Record<string, (uuid: string) => string>> = {
  ...titulosFiscales,
  xmlIlegible: () => f.xmlCorruptos,
  uuidRegistrado: () => m.facturaYaIngresada,
  metodoPago: () => m.sinMetodoPago,
  comisionCortePue: (uuid) => m.pueTarde({ uuid }),
  comisionTotalLejos: (uuid) => m.totalLejos({ uuid }),
  comisionAnio: (uuid) => m.anioPosterior({ uuid }),
  comisionEmisor: () => m.rfcDeFacturaNoCoincide,
  comisionReceptor: () => m.rfcDeFacturaNoCoincide,
  receptorRfc: () => f.receptorIncorrecto,
  receptorRegimen: () => f.regimenIncorrecto,
}

/** Hotels and lodging of the SAT's c_ClaveProdServ: 901115 to 901118. */
const claveDeHospedaje = '90111'

/** The documented notices of the agent's upload (Commissions §5, §8). */
export function avisosDeComision(
  facturas: readonly FacturaDictaminada[],
  comisiones: readonly number[],
  politica: Politica,
): Aviso[] {
  return facturas.flatMap(({ id, cabecera, hallazgos, situacion }) => {
    const uuid = cabecera?.uuid ?? ''
    const avisos = new Map<string, Aviso>()
    const add = (codigo: string, severidad: Aviso['severidad'], titulo: string) =>
      avisos.set(titulo, { codigo, severidad, titulo, texto: '', ids: [id] })
    for (const { codigo, severidad } of hallazgos) {
      const titulo = titulos[codigo]?.(uuid)
      if (titulo) add(codigo, severidad === 'error' ? 'error' : 'aviso', titulo)
    }
    if (cabecera && hallazgos.some(({ codigo }) => codigo === 'comisionTotal')) {
      const esperado = totalEsperado(cabecera, comisiones, politica)
      const falla = compareTotal(cabecera.total, esperado, politica.toleranciaTotalComision)
      if (falla)
        add(
          'comisionTotal',
          'error',
          m.totalNoCoincide({ cual: falla.cual, monto: enPesos(falla.diferencia) }),
        )
    }
    if (isDeClave(cabecera, claveDeHospedaje)) add('deHospedaje', 'aviso', f.deHospedaje)
    if (situacion === 'cancelada') add('cancelada', 'error', m.facturaCancelada)
    if (situacion === 'noEncontrada') add('noEncontrada', 'error', m.facturaNoEncontradaSat)
    const otras = situacion === 'rechazada' && ![...avisos.values()].some((a) => a.severidad === 'error')
    if (otras) add('otrasReglas', 'error', f.otrasReglas({ n: 1 }))
    return [...avisos.values()]
  })
}
