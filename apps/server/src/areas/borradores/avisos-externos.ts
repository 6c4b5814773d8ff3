import type { Aviso } from '@valija/contract/borradores.ts'
import { facturasMensajes as m } from '@valija/contract/messages/facturas.ts'
import { addTo } from '@valija/contract/redaccion/add-aviso.ts'
import { sayAvisoLayout } from '@valija/contract/redaccion/avisos-de-layout.ts'
import type { AvisoLayout } from '@valija/domain/lotes/layout/aviso-layout.ts'
import type { BorradorJuzgado } from './juicio.ts'
import type { BorradorGuardado } from './load-borrador.ts'

/** The documented notices of systems that do not answer and of the layout's checks. */
export function avisosExternos(juicio: BorradorJuzgado, { fila, renglones }: BorradorGuardado): Aviso[] {
  const avisos: Aviso[] = []
  const add = addTo(avisos)
  const { facturas } = juicio
  add(
    'satSinConexion',
    'aviso',
    m.satSinConexion,
    facturas.filter(({ sat }) => sat?.falla === 'sinAutorizacion'),
  )
  add(
    'satErrorExterno',
    'aviso',
    m.satErrorExterno,
    facturas.filter(({ sat }) => sat?.falla === 'externa'),
  )
  add(
    'antSinConexion',
    'aviso',
    m.antSinConexion,
    facturas.filter(({ layout }) => layout?.ant === 'sinRespuesta'),
  )
  const comoSeLeyo = (fila.layoutAvisos as AvisoLayout[] | null) ?? []
  if (renglones.length > 0 && comoSeLeyo.length > 0)
    avisos.push({
      codigo: 'layoutComoSeLeyo',
      severidad: 'aviso',
      titulo: m.layoutComoSeLeyo,
      texto: comoSeLeyo.map(sayAvisoLayout).join(' '),
      ids: [],
    })
  if (fila.layoutValidadoEn === null || renglones.length === 0) return avisos
  const sinFolio = facturas.filter(({ layout }) => layout?.situacion === 'sinFolio')
  const incorrectas = facturas.filter(({ layout }) => layout?.situacion === 'incorrecto')
  add('layoutSinXml', 'error', m.layoutSinXml, sinFolio, m.layoutSinXmlTexto({ n: sinFolio.length }))
  add('layoutIncorrecto', 'error', m.layoutIncorrecto, incorrectas)
  if (sinFolio.length === 0 && incorrectas.length === 0)
    add(
      'layoutCorrecto',
      'ok',
      m.layoutCorrecto,
      facturas.filter(({ layout }) => layout !== null),
    )
  return avisos
}
