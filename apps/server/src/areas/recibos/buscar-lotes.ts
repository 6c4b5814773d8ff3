import { centavos } from '@valija/contract/pesos.ts'
import type { Emparejamiento } from '@valija/contract/recibos.ts'
import { impideGuardar } from '@valija/domain/recibos/impedimentos.ts'
import { matchRecibos, type PagoPorAplicar } from '@valija/domain/recibos/match-recibos.ts'
import type { Deps } from '../../deps.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { plainRfc } from './apply-pago.ts'
import { readImpedimentos, readLotesPorPagar } from './lotes-por-pagar.ts'
import { readAplicadas } from './operaciones-aplicadas.ts'

/** 'Buscar Lote': for each payment read from a receipt, the lotes it may be of. Changes nothing. */
export async function buscarLotes(
  { db, reloj }: Deps,
  entrada: readonly PagoPorAplicar[],
): Promise<Emparejamiento[]> {
  const pagos = entrada.map((pago) => ({ ...pago, rfc: plainRfc(pago.rfc) }))
  const politica = await politicaVigente(db, await reloj.hoy())
  const lotes = await readLotesPorPagar(db, [...new Set(pagos.map(({ rfc }) => rfc))])
  const found = await readImpedimentos(
    db,
    lotes.map(({ id }) => id),
    politica,
  )
  const impedimentos = new Map([...found].map(([id, own]) => [id, own.filter(impideGuardar)]))
  const aplicadas = await readAplicadas(db, pagos)
  const byId = new Map(lotes.map((lote) => [lote.id, lote]))
  const emparejados = matchRecibos(
    pagos,
    lotes.map((lote) => ({
      ...lote,
      proveedorRfc: plainRfc(lote.proveedorRfc),
      impedimentos: (impedimentos.get(lote.id) ?? []).map(({ motivo }) => motivo),
    })),
    { aplicadas },
  )
  return emparejados.map(({ pagina, resultado, loteId, candidatos }) => {
    const pago = pagos.find((one) => one.pagina === pagina)
    const before = aplicadas.find(
      (one) => one.folio === pago?.folio && one.claveRastreo === pago.claveRastreo,
    )
    return {
      pagina,
      resultado,
      loteId,
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
