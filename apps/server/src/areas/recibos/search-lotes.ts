import { centavos } from '@valija/contract/pesos.ts'
import type { Emparejamiento } from '@valija/contract/recibos.ts'
import { impideGuardar } from '@valija/domain/recibos/impedimentos.ts'
import { matchRecibos, type PagoPorAplicar } from '@valija/domain/recibos/match-recibos.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import type { Deps } from '../../deps.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { readImpedimentos, readLotesPorPagar } from './lotes-por-pagar.ts'
import { isAplicadaDe, readAplicadas } from './operaciones-aplicadas.ts'

/** 'Buscar Lote': for each payment read from a receipt, the lotes it may be of. Changes nothing. */
export async function searchLotes(
  { db, reloj }: Deps,
  entrada: readonly PagoPorAplicar[],
  todos = false,
): Promise<Emparejamiento[]> {
  const aplicadas = await readAplicadas(db, entrada)
  const partesDe = (pago: PagoPorAplicar) => aplicadas.filter((una) => isAplicadaDe(una, pago))
  const pagos = entrada.map((pago) => ({
    ...pago,
    rfc: normalizeRfc(pago.rfc),
    // Of one that was undone in part, what is free again.
    total: pago.total - partesDe(pago).reduce((suma, { monto }) => suma + monto, 0),
  }))
  const politica = await politicaVigente(db, await reloj.hoy())
  const lotes = await readLotesPorPagar(db, [...new Set(pagos.map(({ rfc }) => rfc))])
  const found = await readImpedimentos(
    db,
    lotes.map(({ id }) => id),
    politica,
  )
  const impedimentos = new Map([...found].map(([id, own]) => [id, own.filter(impideGuardar)]))
  const byId = new Map(lotes.map((lote) => [lote.id, lote]))
  const emparejados = matchRecibos(
    pagos,
    lotes.map((lote) => ({
      ...lote,
      proveedorRfc: normalizeRfc(lote.proveedorRfc),
      impedimentos: (impedimentos.get(lote.id) ?? []).map(({ motivo }) => motivo),
    })),
    { aplicadas: pagos.filter(({ total }) => total <= 0), todos },
  )
  return emparejados.map(({ pagina, resultado, loteId, candidatos, suman }) => {
    const pago = pagos.find((one) => one.pagina === pagina)
    const [before] = pago ? partesDe(pago) : []
    return {
      pagina,
      resultado,
      loteId,
      porAplicar: centavos(Math.max(0, pago?.total ?? 0)),
      suman,
      aplicadoEn: before ? { loteId: before.loteId, nombre: before.nombre } : null,
      candidatos: candidatos.flatMap((candidato) => {
        const lote = byId.get(candidato.loteId)
        if (!lote) return []
        return [
          {
            ...candidato,
            razones: candidato.razones.map((razon) =>
              'diferencia' in razon ? { ...razon, diferencia: centavos(razon.diferencia) } : razon,
            ),
            nombre: lote.nombre,
            proveedorNombre: lote.proveedorNombre,
            proveedorRfc: lote.proveedorRfc,
            fechaPago: lote.fechaPago,
            numFacturas: lote.numFacturas,
            total: centavos(lote.total),
            porPagar: centavos(lote.total - lote.pagado),
            impedimentos: (impedimentos.get(lote.id) ?? []).map(({ factura, motivo }) => ({
              factura,
              motivo,
            })),
          },
        ]
      }),
    }
  })
}
