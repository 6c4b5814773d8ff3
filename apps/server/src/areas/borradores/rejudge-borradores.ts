import { continua } from '@valija/contract/facturas.ts'
import { reglas } from '@valija/contract/messages/reglas.ts'
import type { PreviaPolitica } from '@valija/contract/politica.ts'
import { sayHallazgo } from '@valija/contract/redaccion/hallazgos.ts'
import { isDeRegla } from '@valija/domain/facturas/hallazgo.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Conn } from '../../db/connection.ts'
import { hechosDe, judgeGuardado } from './judge-guardado.ts'
import type { FacturaJuzgada } from './juicio.ts'
import { loadBorrador } from './load-borrador.ts'

/** Enough to decide by; each is loaded and judged whole. */
const tope = 500

type Cambiada = PreviaPolitica['afectados'][number]['facturas'][number]

/** The facturas of open drafts that one policy lets through and the other does not, on a given day. */
export async function rejudgeBorradores(
  db: Conn,
  dia: Dia,
  antes: Politica,
  despues: Politica,
): Promise<PreviaPolitica> {
  const abiertos = await db
    .selectFrom('borradores')
    .select(['id', 'creadorId', 'creador'])
    // What guests drop stays with them until it is a lote.
    .where('creadorId', 'is not', null)
    .orderBy('actualizadoEn', 'desc')
    .limit(tope + 1)
    .execute()
  const afectados: PreviaPolitica['afectados'] = []
  for (const { id, creadorId, creador } of abiertos.slice(0, tope)) {
    const guardado = await loadBorrador(db, { usuarioId: creadorId }, id)
    const hechos = await hechosDe(db, dia, guardado)
    const now = judgeGuardado(guardado, { ...hechos, politica: antes }).facturas
    const then = judgeGuardado(guardado, { ...hechos, politica: despues }).facturas
    const facturas = now.flatMap((factura, i) => changeOf(factura, then[i]))
    if (facturas.length > 0)
      afectados.push({
        borradorId: id,
        nombre: guardado.fila.nombre,
        hotel: hechos.proveedor?.nombreComercial ?? null,
        creador,
        facturas,
      })
  }
  return {
    abiertos: Math.min(abiertos.length, tope),
    topado: abiertos.length > tope,
    facturas: afectados.reduce((sum, { facturas }) => sum + facturas.length, 0),
    afectados,
  }
}

/** It passes under one and not under the other; named by the rule that makes the difference. */
function changeOf(now: FacturaJuzgada, then: FacturaJuzgada | undefined): Cambiada[] {
  if (!then) return []
  const [before, after] = [passes(now), passes(then)]
  if (before === after) return []
  const broken = (of: FacturaJuzgada, other: FacturaJuzgada) => {
    const kept = new Set(errorsOf(other).map(({ codigo }) => codigo))
    const rota = errorsOf(of).find(({ codigo }) => !kept.has(codigo))
    // By the rule's own name: it stands beside both who begins and who ceases to keep it.
    if (rota === undefined) return ''
    return isDeRegla(rota) && rota.codigo !== 'texto'
      ? reglas[rota.codigo].titulo
      : sayHallazgo(rota, 'agencia').titulo
  }
  return [
    {
      id: now.id,
      archivo: now.nombre,
      folio: now.cabecera?.serieFolio ?? '',
      sentido: before ? 'deja de cumplir' : 'vuelve a cumplir',
      regla: before ? broken(then, now) : broken(now, then),
    },
  ]
}

const errorsOf = ({ hallazgos, layout }: FacturaJuzgada) =>
  [...hallazgos, ...(layout?.hallazgos ?? [])].filter(({ severidad }) => severidad === 'error')
const passes = (factura: FacturaJuzgada): boolean =>
  continua(factura.situacion) && (factura.layout === null || factura.layout.situacion === 'correcto')
