import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { motivosDeArchivo } from '@valija/contract/messages/recibos.ts'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import { limitesRecibo } from '@valija/documents/recibos/tipos.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Dropzone } from '../../ui/dropzone.tsx'
import { look, Quiet, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { ComprobantesDialog } from './comprobantes-dialog.tsx'
import { DetalleDePagos } from './detalle-de-pagos.tsx'
import { groupByLote, isCompleto, isExacto } from './elecciones.ts'
import { PaginasIlegibles } from './paginas-ilegibles.tsx'
import { PagosGuardados } from './pagos-guardados.tsx'
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
  const [reviewing, setReviewing] = useState(false)
  const [timedOut, setTimedOut] = useState(false)
  const [searching, setSearching] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [mirado, setMirado] = useState<number | null>(null)

  const leido = fase.fase === 'leido' ? fase : null
  const pagos = leido?.lectura.pagos ?? []
  const grupos = groupByLote(pagos, emparejamientos ?? [], elecciones)
  const elegidos = pagos.filter(({ pagina }) => (elecciones[pagina]?.length ?? 0) > 0).length
  const aMedias = (emparejamientos ?? []).find(
    ({ pagina, porAplicar }) => !isCompleto(elecciones[pagina] ?? [], porAplicar),
  )

  const search = async (de: Leido | null = leido) => {
    if (!de) return []
    setSearching(true)
    setFailure(null)
    setTimedOut(false)
    try {
      return await recibo.search(de)
    } catch (error) {
      setFailure(error)
      return []
    } finally {
      setSearching(false)
    }
  }
  const takeSoltado = useEffectEvent(async () => {
    const de = soltado === undefined ? null : await recibo.read(soltado)
    if (de === null || de.lectura.pagos.length === 0) return
    const found = await search(de)
    // Nothing to choose and nothing unread: what is left is to look at it and save.
    if (isExacto(de.lectura, found)) setReviewing(true)
  })
  useEffect(() => queueMicrotask(() => void takeSoltado()), [])
  const again = () => {
    setFailure(null)
    setTimedOut(false)
    recibo.reset()
  }

  const foot =
    leido && pagos.length > 0 ? (
      <>
        <Button variant="text" onClick={again}>
          {t.elegirOtro}
        </Button>
        <Button
          variant={emparejamientos === null ? 'contained' : 'outlined'}
          loading={searching}
          onClick={() => void search()}
        >
          {emparejamientos === null ? t.buscarLote : t.buscarOtraVez}
        </Button>
        {emparejamientos === null ? null : (
          <Button
            variant="contained"
            disabled={elegidos === 0 || aMedias !== undefined}
            onClick={() => {
              setTimedOut(false)
              setReviewing(true)
            }}
          >
            {elegidos === 0
              ? t.nadaElegido
              : aMedias
                ? t.repartoAMedias(aMedias)
                : t.revisarYGuardar({ n: elegidos })}
          </Button>
        )}
      </>
    ) : fase.fase === 'guardado' ? (
      <>
        <Button variant="outlined" onClick={again}>
          {t.cargarOtro}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t.terminar}
        </Button>
      </>
    ) : undefined

  // One surface: the review, and the proofs of a lote, stand in its place and give it back.
  if (mirado !== null) return <ComprobantesDialog loteId={mirado} onClose={() => setMirado(null)} />
  if (reviewing && leido)
    return (
      <ReviewDialog
        grupos={grupos}
        sinLote={pagos.length - elegidos}
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
  return (
    <Dialog
      onClose={onClose}
      title={fase.fase === 'guardado' ? t.guardadoTitulo : t.reciboBbva}
      under={leido ? <Quiet>{leido.file.name}</Quiet> : undefined}
      size={1200}
      foot={foot}
    >
      <Stack gap={16}>
        {fase.fase === 'elegir' || (leido && pagos.length === 0) ? (
          <>
            {fase.fase === 'elegir' && fase.fallo !== null ? (
              <Notice tono="error" title={t.noSeLee}>
                {motivosDeArchivo[fase.fallo]}
              </Notice>
            ) : null}
            {leido ? <PaginasIlegibles lectura={leido.lectura} /> : null}
            <Dropzone
              accept={{ 'application/pdf': ['.pdf'] }}
              acceptText="PDF"
              label={t.reciboZona}
              multiple={false}
              maxFiles={1}
              maxSize={limitesRecibo.bytes}
              onFiles={([file]) => {
                if (file) void recibo.read(file)
              }}
            >
              {t.reciboReglas}
            </Dropzone>
          </>
        ) : null}
        {fase.fase === 'leyendo' ? (
          <Stack role="status" items="center" py={40}>
            <b>{t.leyendo({ nombre: fase.nombre })}</b>
            <LinearProgress className={look({ w: 320 })} />
            <Quiet>{t.leyendoTexto}</Quiet>
            <Button variant="outlined" onClick={again}>
              {t.cancelarLectura}
            </Button>
          </Stack>
        ) : null}
        {leido && pagos.length > 0 ? (
          <>
            <PaginasIlegibles lectura={leido.lectura} />
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
