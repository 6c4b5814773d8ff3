import { clasesDeDiferencia } from '@valija/domain/lotes/compare-libros.ts'
import { z } from 'zod'
import { pesos } from './pesos.ts'

const cuenta = z.object({ clase: z.string(), n: z.number().int() })

/** What would leave, or be deleted, were a paused installation set going now. */
export const porSalir = z
  .object({
    /** By kind of mail. */
    correos: z.array(cuenta),
    envios: z.object({
      lotes: z.number().int(),
      facturas: z.number().int(),
      montos: z.array(z.object({ moneda: z.string(), monto: pesos })),
    }),
    /** By kind of thing. */
    eliminaciones: z.array(cuenta),
    /** Waiting jobs, by queue. */
    trabajos: z.array(cuenta),
  })
  .meta({ id: 'PorSalir' })

/** GET /api/instalacion: who this installation is and whether it runs. */
export const instalacionRespuesta = z
  .object({
    identidad: z.string(),
    /** False after a restore: nothing leaves and nothing is deleted. */
    armada: z.boolean(),
    restauradaEn: z.string().nullable(),
    /** When a person said that the books of ANT were compared. */
    cotejadaEn: z.string().nullable(),
    /** Null before ANT accepted anything. */
    antDiceUuid: z.boolean().nullable(),
    /** Where it would leave to: hosts alone, no credentials. */
    destinos: z.object({ ant: z.string(), sat: z.string(), correo: z.string(), archivos: z.string() }),
    porSalir,
  })
  .meta({ id: 'Instalacion' })
export type Instalacion = z.infer<typeof instalacionRespuesta>

/** Mails that wait may be left unsent: they become failed ones, which a person may send again. */
export const armarEntrada = z.object({ sinCorreos: z.boolean() }).meta({ id: 'ArmarEntrada' })

/** What the books of ANT and of Valija do not share. */
export const diferenciaDeLibros = z
  .object({
    clase: z.enum(clasesDeDiferencia),
    idLote: z.string(),
    idFactura: z.string(),
    /** Of ours; null where it is not here. */
    lote: z.string().nullable(),
    factura: z.string().nullable(),
    uuid: z.string().nullable(),
    importe: pesos.nullable(),
    /** Of ANT's; null where ANT has nothing or does not tell. */
    uuidAnt: z.string().nullable(),
    importeAnt: pesos.nullable(),
  })
  .meta({ id: 'DiferenciaDeLibros' })
export type DiferenciaDeLibros = z.infer<typeof diferenciaDeLibros>

export const librosConsulta = z.object({ desde: z.coerce.number().int().min(0).default(0) })
/** One part of the comparison: lotes after `desde`. */
export const librosRespuesta = z
  .object({
    diferencias: z.array(diferenciaDeLibros),
    lotes: z.number().int(),
    facturas: z.number().int(),
    /** Facturas both have, of which ANT did not tell the uuid. */
    sinUuid: z.number().int(),
    /** This ANT does not list its books: only lotes that Valija knows were compared. */
    soloConocidos: z.boolean(),
    /** Where the next part begins; null at the end. */
    siguiente: z.number().int().nullable(),
  })
  .meta({ id: 'LibrosRespuesta' })
export type LibrosRespuesta = z.infer<typeof librosRespuesta>
