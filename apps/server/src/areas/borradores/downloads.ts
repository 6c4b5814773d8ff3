import { importesDeRenglon } from '@valija/contract/borradores.ts'
import { continua } from '@valija/contract/facturas.ts'
import { lectorDe } from '@valija/contract/messages/remedios-cfdi.ts'
import { message } from '@valija/contract/messages.ts'
import { sayHallazgos } from '@valija/contract/redaccion/hallazgos.ts'
import { writeDictamen, writeExcepciones, writePlantilla } from '@valija/documents/layout/write-layout.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { loadJuzgado } from './judge-guardado.ts'
import { describeBorrador } from './read-borrador.ts'

const judged = async (deps: Deps, actor: Actor, id: string) =>
  loadJuzgado(deps.db, await deps.reloj.hoy(), actor, id)

/** Descargar layout: the template with the folios of the facturas that continue. */
export async function downloadPlantilla(deps: Deps, actor: Actor, id: string): Promise<Uint8Array> {
  const { juicio } = await judged(deps, actor, id)
  const siguen = juicio.facturas.flatMap(({ cabecera, situacion }) =>
    cabecera && continua(situacion) ? [cabecera] : [],
  )
  if (siguen.length === 0) throw refuse('pasoNingunaContinua')
  return writePlantilla(
    siguen.map((c) => ({
      folio: c.serieFolio || c.uuid,
      uuid: c.uuid,
      fecha: c.fecha.slice(0, 10),
      metodoPago: c.metodoPago,
      total: c.total,
    })),
  )
}

/** Only the rows that fail, with their reasons and the nearest booking. */
export async function downloadExcepciones(deps: Deps, actor: Actor, id: string): Promise<Uint8Array> {
  const { guardado, hechos, juicio } = await judged(deps, actor, id)
  const { layout } = describeBorrador(guardado, hechos, juicio, actor)
  const malos = (layout?.renglones ?? []).filter(({ motivos }) => motivos.length > 0)
  const conFolio = juicio.facturas.filter((f) => f.layout?.situacion === 'sinFolio')
  return writeExcepciones([
    ...malos.map((r) => ({
      numero: r.numero,
      folio: r.folio,
      bookingCode: r.bookingCode,
      importes: importesDeRenglon.map((campo) => (r.ilegibles.includes(campo) ? null : r[campo])),
      motivo: r.motivos.join('. '),
      candidata: r.candidata
        ? `${actor.isOmnibeesLocator ? (r.candidata.externalLocator ?? r.candidata.bookingCode) : r.candidata.bookingCode} (${r.candidata.huesped}, ${(r.candidata.totalReserva / 100).toFixed(2)})`
        : '',
    })),
    // A factura without rows gets one to be filled in.
    ...conFolio.map(({ cabecera }) => ({
      numero: 0,
      folio: cabecera?.serieFolio ?? '',
      bookingCode: '',
      importes: [0, 0, 0, 0, 0],
      motivo: message('layoutSinRenglones'),
      candidata: '',
    })),
  ])
}

const titulos = [
  'Archivo',
  'UUID',
  'Método',
  'Total',
  'Situación',
  'Regla',
  'Lugar',
  'Código SAT',
  'Encontrado',
  'Esperado',
  'Cómo corregirla',
] as const

/** The dictamen of the whole drop: one row per finding. */
export async function downloadDictamen(deps: Deps, actor: Actor, id: string): Promise<Uint8Array> {
  const { juicio } = await judged(deps, actor, id)
  return writeDictamen(
    titulos,
    juicio.facturas.flatMap((f) => {
      const comunes = [
        f.nombre,
        f.cabecera?.uuid ?? '',
        f.cabecera?.metodoPago ?? '',
        f.cabecera ? f.cabecera.total / 100 : null,
        message('situacion', { situacion: f.situacion }),
      ]
      const hallazgos = sayHallazgos([...f.hallazgos, ...(f.layout?.hallazgos ?? [])], lectorDe(actor.rol))
      if (hallazgos.length === 0) return [[...comunes, ...titulos.slice(comunes.length).map(() => '')]]
      return hallazgos.map((h) => [
        ...comunes,
        h.titulo,
        h.lugar ?? '',
        h.codigoSat ?? '',
        h.encontrado ?? '',
        h.esperado ?? '',
        h.remedio,
      ])
    }),
  )
}
