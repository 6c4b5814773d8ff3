import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { Emparejamiento } from '@valija/contract/recibos.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWork } from '../../lib/use-work.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Quiet, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { ComprobantesDialog } from './comprobantes-dialog.tsx'
import { DetalleDePagos } from './detalle-de-pagos.tsx'
import { groupByLote, isExacto, porElegirDe } from './elecciones.ts'
import { PaginasIlegibles } from './paginas-ilegibles.tsx'
import { PagosGuardados } from './pagos-guardados.tsx'
import { ElegirRecibo, LeyendoRecibo, PieDeGuardado, PieDeLeido } from './recibo-fases.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { type Leido, useRecibo } from './use-recibo.ts'

/** A BBVA receipt: read here, matched to lotes, reviewed and saved (Supplier batches §2.1, §4). */
type ReciboBbvaProps = {
  /** Dropped on the list: it is read and its lotes looked for at once. */
  soltado?: File
  onClose: () => void
}
export default function ReciboBbvaDialog({ soltado, onClose }: ReciboBbvaProps) {
  const recibo = useRecibo()
  const { fase, emparejamientos, elecciones } = recibo
  const { busy: searching, failure, run, fail } = useWork()
  const [reviewing, setReviewing] = useState(false)
  const [timedOut, setTimedOut] = useState(false)
  const [mirado, setMirado] = useState<number | null>(null)
  const leido = fase.fase === 'leido' ? fase : null
  const pagos = leido?.lectura.pagos ?? []
  const porElegir = porElegirDe(emparejamientos ?? [], elecciones)

  const search = (de: Leido, then?: (found: readonly Emparejamiento[]) => void) =>
    run(async () => {
      setTimedOut(false)
      const found = await recibo.search(de)
      if (found !== null) then?.(found)
    })
  const takeSoltado = useEffectEvent(async () => {
    const de = soltado === undefined ? null : await recibo.read(soltado)
    if (de === null || de.lectura.pagos.length === 0) return
    // Nothing to choose and nothing unread: what is left is to look at it and save.
    await search(de, (found) => setReviewing(isExacto(de.lectura, found)))
  })
  useEffect(() => queueMicrotask(() => void takeSoltado()), [])
  const again = () => {
    fail(null)
    setTimedOut(false)
    recibo.reset()
  }

  // One surface: the review, and the proofs of a lote, stand in its place and give it back.
  if (mirado !== null) return <ComprobantesDialog loteId={mirado} onClose={() => setMirado(null)} />
  if (reviewing && leido)
    return (
      <ReviewDialog
        grupos={groupByLote(pagos, emparejamientos ?? [], elecciones)}
        sinLote={pagos.length - porElegir.elegidos}
        onClose={(because) => {
          setReviewing(false)
          setTimedOut(because === 'tiempo')
        }}
        onSave={async (asignaciones) => {
          await recibo.save(leido, asignaciones)
          setReviewing(false)
        }}
      />
    )
  const foot =
    leido && pagos.length > 0 ? (
      <PieDeLeido
        {...porElegir}
        searched={emparejamientos !== null}
        searching={searching}
        onAgain={again}
        onSearch={() => void search(leido)}
        onReview={() => {
          setTimedOut(false)
          setReviewing(true)
        }}
      />
    ) : fase.fase === 'guardado' ? (
      <PieDeGuardado onAgain={again} onClose={onClose} />
    ) : undefined
  return (
    <Dialog
      onClose={onClose}
      title={fase.fase === 'guardado' ? t.guardadoTitulo : t.reciboBbva}
      under={leido ? <Quiet>{leido.file.name}</Quiet> : undefined}
      size={1200}
      foot={foot}
    >
      <Stack gap={16}>
        {leido ? <PaginasIlegibles lectura={leido.lectura} /> : null}
        {fase.fase === 'elegir' || (leido && pagos.length === 0) ? (
          <ElegirRecibo
            fallo={fase.fase === 'elegir' ? fase.fallo : null}
            onFile={(file) => void recibo.read(file)}
          />
        ) : null}
        {fase.fase === 'leyendo' ? <LeyendoRecibo nombre={fase.nombre} onCancel={again} /> : null}
        {leido && pagos.length > 0 ? (
          <>
            {timedOut ? <Notice tono="info">{t.seCerro}</Notice> : null}
            <ErrorNotice error={failure} />
            <DetalleDePagos
              pagos={pagos}
              emparejamientos={emparejamientos}
              elecciones={elecciones}
              onChoose={recibo.choose}
              onLoadAll={recibo.loadAll}
            />
          </>
        ) : null}
        {fase.fase === 'guardado' ? (
          <PagosGuardados guardado={fase.guardado} falla={fase.falla} onComprobantes={setMirado} />
        ) : null}
      </Stack>
    </Dialog>
  )
}
