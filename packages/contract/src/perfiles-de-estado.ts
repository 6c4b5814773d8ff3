import { monedasDeCuenta } from '@valija/palabras/moneda.ts'
import { z } from 'zod'
import { lecturaDeEstado } from './estados-de-cuenta.ts'

/*
 * Profiles of statement sources. The ten documented ones and the banks read by their headers are fixed (`deFabrica`); the
 * admin adds others, used beside them wherever a statement is read.
 */
export const columnasDeEstado = [
  'fechaOperacion',
  'concepto',
  'referencia',
  'referenciaAmpliada',
  'cargos',
  'abonos',
  'saldo',
] as const

export const columnaDePerfil = z.object({
  columna: z.enum(columnasDeEstado),
  /** Header text that names it in the file, compared without case, accents or blanks. */
  encabezado: z.string().trim().min(1).max(60),
})
export const formatosDeFecha = ['dmy', 'mdy', 'ymd'] as const
export const formatosDeNumero = ['punto', 'coma', 'auto'] as const

export const perfilEntrada = z
  .object({
    nombre: z.string().trim().min(2).max(60),
    moneda: z.enum(monedasDeCuenta),
    /** Row number of the first movement as the spreadsheet shows it; the headers are on the row above. */
    primerRenglon: z.int().min(2).max(60),
    /** Wanted columns by their header, in any order in the file. */
    columnas: z.array(columnaDePerfil).min(3).max(7),
    /** dmy: 31/12/2026; mdy: 12/31/2026; ymd: 2026-12-31. */
    formatoFecha: z.enum(formatosDeFecha).default('dmy'),
    /** punto: 1,234.56; coma: 1.234,56; auto: what cannot be told is refused. */
    formatoNumero: z.enum(formatosDeNumero).default('auto'),
    /** Cell with the account number, as `B1`; empty when the file has none. */
    celdaCuenta: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([A-Z]{1,2}[1-9]\d?)?$/)
      .default(''),
    /** Account number when the file does not carry it. */
    cuenta: z.string().trim().max(40).default(''),
  })
  .meta({ id: 'PerfilDeEstadoEntrada' })
export type PerfilEntrada = z.infer<typeof perfilEntrada>

export const perfilDeEstado = perfilEntrada
  .extend({
    clave: z.string(),
    formatoFecha: z.enum(formatosDeFecha),
    formatoNumero: z.enum(formatosDeNumero),
    celdaCuenta: z.string(),
    cuenta: z.string(),
    /** Of the product: shown, not changed. */
    deFabrica: z.boolean(),
    /** The extended reference applies: it has that column. */
    referenciaAmpliada: z.boolean(),
    creaPagos: z.boolean(),
    /** Its columns are found by what the headers say, in any row: `primerRenglon` and `columnas` tell nothing. */
    porEncabezados: z.boolean(),
    quien: z.string().nullable(),
    cuando: z.string().nullable(),
  })
  .meta({ id: 'PerfilDeEstado' })
export type PerfilDeEstado = z.infer<typeof perfilDeEstado>
export const perfilesRespuesta = z
  .object({ perfiles: z.array(perfilDeEstado) })
  .meta({ id: 'PerfilesDeEstado' })
export const claveDePerfil = z.object({ clave: z.string().max(60) })

/** A profile tried on a file before it is saved. */
export const pruebaDePerfil = z
  .object({
    nombreArchivo: z.string(),
    /** First rows of the sheet as text, to see which one carries the headers. */
    muestra: z.array(z.array(z.string())),
    /** What the profile reads; null without a profile or when the file is not of that shape (`falla` says why). */
    lectura: lecturaDeEstado.nullable(),
    falla: z.string().nullable(),
  })
  .meta({ id: 'PruebaDePerfilDeEstado' })
export type PruebaDePerfil = z.infer<typeof pruebaDePerfil>
