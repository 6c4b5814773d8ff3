import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQueryClient } from '@tanstack/react-query'
import type { MovimientoPorConciliar, Sugerencia } from '@valija/contract/conciliacion.ts'
import { conciliacionDialogos as t } from '@valija/contract/messages/conciliacion-dialogos.ts'
import { conciliacionMovimiento } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { conciliacionPantalla } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useEffect, useState } from 'react'
import { useWork } from '../../lib/use-work.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { look, Quiet, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { movimientoQuery } from './conciliacion-calls.ts'
import { gather } from './gather.ts'
import { nameOf, nameOfSugerencia, sumaDe } from './nombres.ts'
import { Rollo } from './rollo.tsx'

type Fila = MovimientoPorConciliar
type Par = { fila: Fila; sugerencia: Sugerencia }
type AceptarVariosProps = {
  filas: readonly Fila[]
  onClose: () => void
  onAccept: (pares: { fila: Fila; sugerencia: string }[]) => Promise<void>
}
/** Many at once: only those whose best suggestion is exact and unique, each named before it is applied. */
export function AceptarVariosDialog({ filas, onClose, onAccept }: AceptarVariosProps) {
  const client = useQueryClient()
  const [seen, setSeen] = useState(0)
  const [pares, setPares] = useState<readonly Par[] | null>(null)
  const { busy, failure, run, fail } = useWork()
  useEffect(() => {
    let gone = false
    gather(
      filas,
      (fila) => client.fetchQuery({ ...movimientoQuery(fila.movimientoID), staleTime: 0 }),
      (done) => {
        if (!gone) setSeen(done)
      },
    )
      .then((all) => {
        if (gone) return
        setPares(
          all.flatMap(({ movimiento, sugerencias: [best] }) =>
            best?.exacta === true ? [{ fila: movimiento, sugerencia: best }] : [],
          ),
        )
      })
      .catch((error: unknown) => {
        if (!gone) fail(error)
      })
    return () => {
      gone = true
    }
  }, [filas, client, fail])
  const send = (chosen: readonly Par[]) =>
    run(async () => {
      await onAccept(chosen.map(({ fila, sugerencia }) => ({ fila, sugerencia: sugerencia.clave })))
      onClose()
    })
  const out = pares === null ? 0 : filas.length - pares.length
  return (
    <Dialog
      onClose={onClose}
      title={
        pares === null
          ? conciliacionPantalla.aceptarExactas
          : pares.length === 0
            ? t.aceptarNinguno
            : t.aceptarTitulo({ n: pares.length })
      }
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {interfaz.cancelar}
          </Button>
          {pares === null || pares.length === 0 ? null : (
            <Button variant="contained" loading={busy} onClick={() => void send(pares)}>
              {t.aceptarBoton({ n: pares.length })}
            </Button>
          )}
        </>
      }
    >
      <ErrorNotice error={failure} />
      {pares === null && failure === null ? (
        <span role="status">
          {t.aceptarMirando({ n: seen, total: filas.length })}
          <LinearProgress
            variant="determinate"
            value={(seen / filas.length) * 100}
            aria-label={conciliacionMovimiento.buscandoSugerencias}
          />
        </span>
      ) : null}
      {pares === null ? null : (
        <Stack>
          {pares.length === 0 ? null : (
            <span>{t.aceptarSuman({ suma: sumaDe(pares.map(({ fila }) => fila)) })}</span>
          )}
          {out === 0 ? null : <Notice tono="info">{t.aceptarFuera({ n: out })}</Notice>}
          {pares.length === 0 ? null : (
            <Rollo
              tabIndex={0}
              role="region"
              aria-label={conciliacionPantalla.aceptarExactas}
              className={look({ scroll: 260 })}
            >
              <ul>
                {pares.map(({ fila, sugerencia }) => (
                  <li key={fila.movimientoID}>
                    {nameOf(fila)} <Quiet>→ {nameOfSugerencia(sugerencia)}</Quiet>
                  </li>
                ))}
              </ul>
            </Rollo>
          )}
        </Stack>
      )}
    </Dialog>
  )
}
