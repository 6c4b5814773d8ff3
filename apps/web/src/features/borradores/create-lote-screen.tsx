import { useQuery } from '@tanstack/react-query'
import { type Paso, pasos } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../lib/api-error.ts'
import { takeHanded } from '../../lib/handed.ts'
import { paths } from '../../lib/paths.ts'
import { useCan } from '../../lib/sesion.ts'
import { usePhone } from '../../lib/use-media.ts'
import { DraftState } from '../../ui/draft-state.tsx'
import { XmlDrop } from '../../ui/facturas/xml-drop.tsx'
import { PageDrop } from '../../ui/page-drop.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import type { WizardStep } from '../../ui/wizard.tsx'
import { reglasQuery } from './borrador-calls.ts'
import { dropOf } from './drop-of.ts'
import { LeftOut } from './left-out.tsx'
import { LostDraft } from './lost-draft.tsx'
import { Cortes, LoteContext } from './lote-context.tsx'
import { usePapeles } from './papeles.ts'
import { pasoDe } from './paso-de.ts'
import { SavedLote } from './saved-lote.tsx'
import { StepConfirmar } from './step-confirmar.tsx'
import { StepDictamen } from './step-dictamen.tsx'
import { StepFacturas } from './step-facturas.tsx'
import { StepLayout } from './step-layout.tsx'
import { StepNombre } from './step-nombre.tsx'
import { useBorradorEnCurso } from './use-borrador-en-curso.ts'
import { useChecks } from './use-checks.ts'
import { useFilas } from './use-filas.ts'

const steps: WizardStep<Paso>[] = pasos.map((id) => ({ id, text: t.pasos[id] }))

/** /factura/crear/proveedor: the draft is in the address, so closing and coming back goes on where it was. */
export default function CreateLoteScreen() {
  const [params, setParams] = useSearchParams()
  const enDireccion = params.get('borrador')
  const pedido = params.get('paso')
  const { id, borrador, error, isFetching, seBusca, guardado, setAqui, startFresh } =
    useBorradorEnCurso(enDireccion)
  const papeles = usePapeles(id)
  const filas = useFilas(id, borrador, papeles)
  const checks = useChecks(id, guardado === null ? borrador : undefined, filas, papeles)
  const seesList = useCan('lotes.proveedor.ver')
  const phone = usePhone()
  const { data: reglas } = useQuery(reglasQuery)

  const [soltados, setSoltados] = useState(takeHanded)
  const [preguntar, setPreguntar] = useState(false)
  const goTo = (paso: Paso, preguntado = false) => {
    setPreguntar(preguntado)
    const next = new URLSearchParams({ borrador: id, paso })
    setParams(next, { replace: enDireccion === null })
  }
  const startOver = () => {
    startFresh()
    // What was dropped for the one before is in it.
    setSoltados([])
    setParams(new URLSearchParams())
  }
  // A draft that does not exist yet is one whose first group is on its way; one that did was saved or thrown away elsewhere.
  const gone = error instanceof ApiError && error.status === 404
  const trae = filas.total + papeles.pdfsEnEspera > 0 || papeles.layoutEnEspera !== null
  const lost = gone && (borrador !== undefined || !trae)
  const { paso, done } = pasoDe(pedido, borrador, filas.filas.length)
  // Where it opened is where it stays: a check that ends elsewhere moves nobody over what was not read.
  useEffect(() => {
    if (pedido === null && enDireccion !== null && borrador !== undefined)
      setParams(new URLSearchParams({ borrador: enDireccion, paso }), { replace: true })
  }, [pedido, enDireccion, borrador, paso, setParams])
  const empty = filas.filas.length === 0
  if (seBusca) return <Waiting />
  // Also of a draft that ended elsewhere: what this window still had for it is in no lote.
  const fuera = <LeftOut id={id} filas={{ ...filas, idas: [], layoutAjeno: null }} />
  if (guardado !== null) return <SavedLote lote={guardado} fuera={fuera} onAgain={startOver} />
  // Before anything is dropped: until when it may be.
  const corte = reglas && (
    <Cortes
      hoy={reglas.hoy}
      pue={reglas.politica.cortePueProveedor}
      ppd={reglas.politica.cortePpdProveedor}
    />
  )
  const porSubir = filas.enEspera + papeles.pdfsEnEspera
  const state = filas.sinRed ? 'error' : porSubir > 0 ? 'guardando' : 'guardado'
  const wizard = {
    title: t.titulo,
    // The role usuario loads lotes and has no list of them.
    crumbs: [{ text: t.miga, to: seesList ? paths.facturaProveedor : undefined }],
    steps,
    current: paso,
    done,
    onStep: goTo,
    draft: empty ? undefined : <DraftState state={state} at={borrador?.actualizadoEn} />,
    context: empty ? (
      corte
    ) : borrador === undefined || (phone && borrador.proveedor === null) ? undefined : (
      <LoteContext id={id} borrador={borrador} />
    ),
  }
  const shared = { id, borrador, filas, papeles, checks, wizard, goTo }
  if (lost) return <LostDraft crumbs={wizard.crumbs} error={error} fuera={fuera} onAgain={startOver} />
  const step = () => {
    if (paso === 'facturas' || empty) return <StepFacturas {...shared} loading={isFetching} />
    if (paso === 'dictamen' || borrador === undefined) return <StepDictamen {...shared} />
    if (paso === 'confirmar')
      return <StepConfirmar {...shared} borrador={borrador} onSaved={setAqui} preguntar={preguntar} />
    return (
      <>
        <StepLayout {...shared} borrador={borrador} />
        {paso === 'nombre' ? <StepNombre {...shared} borrador={borrador} /> : null}
      </>
    )
  }
  return (
    <PageDrop label={t.soltarEnElLote} onFiles={setSoltados} dialogs>
      <XmlDrop
        {...dropOf({ id, borrador, filas })}
        soltados={soltados}
        onDropped={paso === 'facturas' ? () => goTo('dictamen') : undefined}
      />
      {step()}
    </PageDrop>
  )
}
