import Button from '@mui/material/Button'
import { maximosComplementos } from '@valija/contract/complementos.ts'
import { complementos } from '@valija/contract/messages/complementos.ts'
import { complementosPantalla as t } from '@valija/contract/messages/complementos-pantalla.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { takeHanded } from '../../lib/handed.ts'
import { paths } from '../../lib/paths.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { Dismiss } from '../../ui/dismiss.tsx'
import { Dropzone } from '../../ui/dropzone.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toasts.ts'
import { Waiting } from '../../ui/waiting.tsx'
import { WhyButton } from '../../ui/why-button.tsx'
import { CargaRow } from './carga-row.tsx'
import type { Quitados } from './uploads-state.ts'
import { useUploads } from './use-uploads.ts'

const accept = { 'text/xml': ['.xml'], 'application/pdf': ['.pdf'] }

/** /nuevo/complemento: XML checked in the documented order, then its PDF, then saved (Commissions §4). */
export default function UploadComplementosScreen() {
  const uploads = useUploads()
  const { cargas, sinRevisar, quitados, fuera, checking, saving, failure } = uploads
  const { add, again, discard, setPdf, remove, putBack, leaveOut, save } = uploads
  const navigate = useNavigate()
  const { now } = useTurn()
  // Dropped on the list, they are checked as soon as the screen is there.
  const [handed] = useState(takeHanded)
  const addHanded = useEffectEvent(() => {
    if (handed.length > 0) add([...handed])
  })
  useEffect(() => addHanded(), [])
  const good = cargas.filter(({ juicio }) => juicio.valido)
  const callados = cargas.filter(({ juicio }) => juicio.sinVerificar).length
  const bad = cargas.length - good.length - callados
  const porRevisar = sinRevisar > 0 ? sinRevisar : callados
  const dudosos = good.filter(({ juicio }) => juicio.porRevisar).length
  const lacking = good.some(({ pdf }) => pdf === null)
  // Of those that stay after some were saved it is not said that all are wrong.
  const [guardados, setGuardados] = useState(0)
  const store = async () => {
    const n = await save()
    if (n === 0) return
    setGuardados(n)
    toast(t.guardados({ n }))
    if (bad + callados === 0 && n === good.length && !now().aborted)
      void navigate(`${paths.complemento}?situacion=recibidos`)
  }
  return (
    <>
      <PageHeader title={t.tituloSubir} crumbs={[{ text: t.titulo, to: paths.complemento }]} />
      <Stack max={960}>
        <Dropzone
          label={t.elegirXml}
          accept={accept}
          acceptText={t.tipos}
          maxSize={maximosComplementos.bytesPdf}
          disabled={checking || saving}
          onFiles={(files) => {
            setGuardados(0)
            add(files)
          }}
        >
          {t.sinArchivos}
        </Dropzone>
        {fuera.length === 0 ? null : (
          <Notice tono="atencion" title={interfaz.noSeTomo}>
            {fuera.map((motivo) => (
              <div key={motivo}>{motivo}</div>
            ))}
          </Notice>
        )}
        {quitados === null ? null : (
          <QuitadosNotice
            quitados={quitados}
            busy={checking || saving}
            onPutBack={putBack}
            onClose={leaveOut}
          />
        )}
        {checking ? <Waiting label={t.revisando} /> : null}
        {cargas.length > 0 && bad === cargas.length && guardados === 0 && !checking ? (
          <Notice tono="error" title={complementos.complementosIncorrectosTitulo} />
        ) : null}
        {cargas.map((carga) => (
          <CargaRow
            key={carga.clave}
            carga={carga}
            onPdf={(pdf) => setPdf(carga.clave, pdf)}
            onRemove={() => remove(carga)}
            busy={checking || saving}
          />
        ))}
        <ErrorNotice error={failure} />
        {porRevisar === 0 || checking ? null : (
          <FaltaRevisar n={porRevisar} onAgain={again} onDiscard={sinRevisar === 0 ? undefined : discard} />
        )}
        {good.length === 0 ? null : (
          <Row gap={12} justify="end">
            <Cuenta buenos={good.length - dudosos} dudosos={dudosos} malos={bad} />
            <WhyButton
              variant="contained"
              why={lacking ? t.faltanPdfs : undefined}
              disabled={checking}
              loading={saving}
              onClick={() => void store()}
            >
              {t.guardar}
            </WhyButton>
          </Row>
        )}
      </Stack>
    </>
  )
}

/** How many may be saved, and how many not. */
const Cuenta = ({ buenos, dudosos, malos }: { buenos: number; dudosos: number; malos: number }) => (
  <span role="status">
    {[
      buenos > 0 ? t.validos({ n: buenos }) : '',
      dudosos > 0 ? t.dudosos({ n: dudosos }) : '',
      malos > 0 ? t.rechazados({ n: malos }) : '',
    ]
      .filter(Boolean)
      .join(', ')}
  </span>
)

type QuitadosProps = { quitados: Quitados; busy: boolean; onPutBack: () => void; onClose: () => void }
/** What was taken out last, until it is put back or let be. */
const QuitadosNotice = ({ quitados, busy, onPutBack, onClose }: QuitadosProps) => (
  <Notice
    action={
      <Row nowrap gap={4}>
        <Button size="small" variant="outlined" disabled={busy} onClick={onPutBack}>
          {t.deshacer}
        </Button>
        <Dismiss onClose={onClose} />
      </Row>
    }
  >
    {t.quitados({ nombres: quitados.pares.map(({ xml }) => xml.name) })}
  </Notice>
)

type FaltaRevisarProps = { n: number; onAgain: () => void; onDiscard: (() => void) | undefined }
/** Of those that had no answer: asks again, or lets them be. */
function FaltaRevisar({ n, onAgain, onDiscard }: FaltaRevisarProps) {
  return (
    <Notice
      tono="atencion"
      title={t.faltaRevisar({ n })}
      action={
        <>
          {onDiscard === undefined ? null : (
            <Button size="small" onClick={onDiscard}>
              {t.quitarSinRevisar}
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={onAgain}>
            {t.revisarOtraVez}
          </Button>
        </>
      }
    >
      {t.faltaRevisarTexto}
    </Notice>
  )
}
