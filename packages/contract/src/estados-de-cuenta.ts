import { z } from 'zod'
import { idNumerico } from './id.ts'
import { consultaLista, paginaDe } from './lista.ts'
import { pesos } from './pesos.ts'

/** What one statement may weigh. */
export const bytesEstado = 25 * 1024 * 1024

/** What a bank writes in a row of its statement (Payments §3). */
export const camposDelBanco = {
  fechaOperacion: z.string(),
  concepto: z.string(),
  referencia: z.string(),
  referenciaAmpliada: z.string(),
  cargos: pesos,
  abonos: pesos,
  saldo: pesos.nullable(),
  meses: z.number().int(),
}
/** Bank statement row, as it is read from the file. */
export const renglonDeEstado = z
  .object({ renglon: z.number().int(), ...camposDelBanco, yaImportado: z.boolean() })
  .meta({ id: 'RenglonDeEstado' })
export type RenglonDeEstado = z.infer<typeof renglonDeEstado>

export const fuenteDeEstado = z
  .object({ clave: z.string(), nombre: z.string(), moneda: z.string(), creaPagos: z.boolean() })
  .meta({ id: 'FuenteDeEstado' })
export type FuenteDeEstado = z.infer<typeof fuenteDeEstado>
export const fuentesRespuesta = z.object({ fuentes: z.array(fuenteDeEstado), puedeImportar: z.boolean() })

/** What was read of a file, before anything is saved. Of the rows, the first ones. */
export const lecturaDeEstado = z.object({
  cuenta: z.string(),
  filas: z.number().int(),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  sumaCargos: pesos,
  sumaAbonos: pesos,
  saldoFinal: pesos.nullable(),
  /** Of a file read in several sheets: the rows before each, since rows are counted on. */
  hojas: z.array(z.object({ nombre: z.string(), antes: z.number().int() })),
  ilegibles: z.array(z.object({ renglon: z.number().int(), motivo: z.string(), texto: z.string() })),
  /** Why cargos and abonos may be read the wrong way, when they may. */
  avisoDeSignos: z.string().nullish(),
  renglones: z.array(renglonDeEstado),
})
export type LecturaDeEstado = z.infer<typeof lecturaDeEstado>
/** What an import would do. */
export const previaDeEstado = lecturaDeEstado
  .extend({
    archivoID: z.uuid(),
    nombreArchivo: z.string(),
    fuente: fuenteDeEstado,
    nuevas: z.number().int(),
    yaImportadas: z.number().int(),
    /** Of those, the rows that came in with other sources, and which: perhaps this one was chosen by mistake. */
    importadasCon: z.array(z.string()),
    numDeOtraFuente: z.number().int(),
    /** All of them; of each, and of the jumps, the first ones follow. */
    numIlegibles: z.number().int(),
    numSaltos: z.number().int(),
    saltosDeSaldo: z.array(z.number().int()),
    /** How the file writes its days, where that is not how its source does. */
    avisoDeFechas: z.string().nullish(),
    /** Totals that the file declares and its rows do not give. */
    descuadres: z.array(
      z.object({
        renglon: z.number().int(),
        columna: z.enum(['cargos', 'abonos', 'saldo']),
        dice: pesos,
        suma: pesos,
      }),
    ),
    /** How many the file says it holds, where so many were not read. */
    conteos: z.array(
      z.object({
        renglon: z.int(),
        de: z.enum(['movimientos', 'cargos', 'abonos']),
        dice: z.int(),
        leidos: z.int(),
      }),
    ),
  })
  .meta({ id: 'PreviaDeEstado' })
export type PreviaDeEstado = z.infer<typeof previaDeEstado>

export const importarEntrada = z
  .object({ archivoID: z.uuid(), fuente: z.string().max(40) })
  .meta({ id: 'ImportarEstadoEntrada' })
export const importarRespuesta = z
  .object({ importacionID: z.number().int().nullable(), nuevas: z.number().int(), noCuadra: z.boolean() })
  .meta({ id: 'ImportarEstadoRespuesta' })
/** `nuevas`: those taken out again. */
export const importacionDeshecha = importarRespuesta
  .omit({ noCuadra: true })
  .meta({ id: 'ImportacionDeshecha' })
export type ImportarRespuesta = z.infer<typeof importarRespuesta>
/** An import whose rows are matched goes only together with its matches, when that is said. */
export const deshacerImportacionEntrada = z
  .object({ deshacerConciliaciones: z.boolean().default(false) })
  .nullish()
  .meta({ id: 'DeshacerImportacionEntrada' })
export const idDeImportacion = z.object({
  importacionID: idNumerico,
})

export const importacion = z
  .object({
    importacionID: z.number().int(),
    creadoEn: z.string(),
    nombreFuente: z.string(),
    moneda: z.string(),
    cuenta: z.string(),
    nombreArchivo: z.string(),
    desde: z.string(),
    hasta: z.string(),
    filas: z.number().int(),
    nuevas: z.number().int(),
    /** What the file says of itself is not what was read: the machine matches nothing of it. */
    noCuadra: z.boolean(),
    sumaCargos: pesos,
    sumaAbonos: pesos,
    saldoFinal: pesos.nullable(),
    quien: z.string().nullable(),
    deshechaEn: z.string().nullable(),
  })
  .meta({ id: 'ImportacionDeEstado' })
export type Importacion = z.infer<typeof importacion>
export const paginaImportaciones = paginaDe(importacion)

export const movimiento = z
  .object({
    movimientoID: z.number().int(),
    importacionID: z.number().int(),
    nombreFuente: z.string(),
    moneda: z.string(),
    cuenta: z.string(),
    ...camposDelBanco,
    estado: z.string(),
  })
  .meta({ id: 'Movimiento' })
export type Movimiento = z.infer<typeof movimiento>
export const paginaMovimientos = paginaDe(movimiento)
export const consultaMovimientos = consultaLista.extend({
  fuente: z.string().max(40).optional(),
  importacionID: idNumerico.optional(),
})
