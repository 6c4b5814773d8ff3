import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import {
  type LoteInvitado,
  maximosInvitado,
  type PasoInvitado,
  pasosInvitado,
} from '@valija/contract/invitados.ts'
import { textoDeCortes } from '@valija/contract/messages/cortes.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { diaDelMes } from '@valija/domain/tiempo/dia.ts'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { diaYMes, fechaHora } from '../../lib/formats.ts'
import { useGroupUpload } from '../../lib/use-group-upload.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DraftState } from '../../ui/draft-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Quiet } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { type Crumb, PageHeader } from '../../ui/page-header.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import type { WizardStep } from '../../ui/wizard.tsx'
import { discardCarga, isLost, refreshCarga, savedQuery, sendPdfs } from './carga-calls.ts'
import { cargaGuardada } from './carga-kept.ts'
import { SavedLote } from './saved-lote.tsx'
import { StepCerrado } from './step-cerrado.tsx'
import { StepFacturas } from './step-facturas.tsx'
import { StepGuardar } from './step-guardar.tsx'
import { StepReservas } from './step-reservas.tsx'
import { useCarga } from './use-carga.ts'

const t = invitadosPantalla.carga
const steps: WizardStep<PasoInvitado>[] = pasosInvitado.map((id) => ({ id, text: t.pasos[id] }))

type CrearLoteProps = { crumbs: Crumb[]; salida: { text: string; to: string } }
/** The three steps of a guest's upload; the step is in the address, the rest in this tab and on the server. */
export function CrearLote({ crumbs, salida }: CrearLoteProps) {
  const [params, setParams] = useSearchParams()
  const [recien, setRecien] = useState<LoteInvitado | null>(null)
  const [discarding, setDiscarding] = useState(false)
  const carga = useCarga()
  const { now } = useTurn()
  // Those dropped with the XML go on while the other steps are seen.
  const pdfs = useGroupUpload({ grupo: maximosInvitado.grupoPdf, send: sendPdfs, onDone: refreshCarga })
  const { carga: datos, token, filas, enEspera, sinRed } = carga
  const goTo = (paso: PasoInvitado) => setParams(new URLSearchParams({ paso }))
  const startOver = () => {
    cargaGuardada.startOver()
    setRecien(null)
    setParams(new URLSearchParams(), { replace: true })
  }
  // Saved before this page was loaded: the server still says what it was.
  const antes = useQuery({ ...savedQuery(token), enabled: recien === null && datos?.lote != null })
  const guardado = recien ?? antes.data
  const error = carga.error ?? antes.error
  if (guardado !== undefined)
    return <SavedLote guardado={guardado} crumbs={crumbs} salida={salida} onAgain={startOver} />
  const bare = (part: ReactNode) => (
    <>
      <PageHeader title={t.titulo} crumbs={crumbs} />
      {part}
    </>
  )
  if (error !== null && (datos === undefined || isLost(error) || datos.lote !== null))
    return bare(
      <ErrorNotice
        error={error}
        action={
          isLost(error) ? (
            <Button size="small" variant="outlined" onClick={startOver}>
              {t.vencida}
            </Button>
          ) : undefined
        }
      />,
    )
  if (token !== null && (datos === undefined || datos.lote !== null)) return bare(<Waiting />)

  const abierto = datos?.paso ?? 'facturas'
  const paso = pasosInvitado.find((uno) => uno === params.get('paso')) ?? 'facturas'
  const wizard = {
    title: t.titulo,
    crumbs,
    steps,
    open: true,
    done: pasosInvitado.slice(0, pasosInvitado.indexOf(abierto)),
    onStep: goTo,
    draft:
      filas.length === 0 ? undefined : (
        <DraftState state={sinRed ? 'error' : enEspera > 0 ? 'guardando' : 'guardado'} />
      ),
    context:
      datos === undefined ? undefined : (
        <Quiet>
          {textoDeCortes({ dia: diaYMes(datos.hoy), hoy: diaDelMes(datos.hoy), pue: datos.cortePue })}{' '}
          {t.conserva({ cuando: fechaHora(datos.expiraEn) })}
        </Quiet>
      ),
    extra:
      datos === undefined || enEspera > 0 ? undefined : (
        <Button startIcon={<Icon name="basura" />} onClick={() => setDiscarding(true)}>
          {t.empezar}
        </Button>
      ),
  }
  const shared = { wizard, goTo }
  const closed = pasosInvitado.indexOf(paso) > pasosInvitado.indexOf(abierto)
  return (
    <>
      {closed ? (
        <StepCerrado {...shared} paso={paso} abierto={abierto} />
      ) : paso === 'facturas' || datos === undefined ? (
        <StepFacturas {...shared} carga={carga} pdfs={pdfs} />
      ) : paso === 'reservas' ? (
        <StepReservas {...shared} carga={datos} />
      ) : (
        <StepGuardar {...shared} carga={datos} pdfs={pdfs} onSaved={setRecien} />
      )}
      {discarding ? (
        <ConfirmDialog
          onClose={() => setDiscarding(false)}
          title={t.empezarTitulo}
          confirm={t.empezar}
          danger
          onConfirm={async () => {
            await discardCarga()
            if (!now().aborted) setParams(new URLSearchParams(), { replace: true })
          }}
        >
          {t.empezarTexto({ n: filas.length })}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
