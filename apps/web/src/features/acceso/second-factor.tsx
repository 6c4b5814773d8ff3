import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SegundoFactorInicio } from '@valija/contract/acceso.ts'
import type { FirmaDeNavegador, PruebaDeDueno } from '@valija/contract/llaves.ts'
import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { useState } from 'react'
import { accesoApi } from '../../lib/llamadas/acceso.ts'
import { CopyBlock } from '../../ui/copy-block.tsx'
import { Row, Title } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { WaitingShape } from '../../ui/waiting.tsx'
import { CodeForm } from './code-form.tsx'
import { FactorCambio, type Paso } from './factor-cambio.tsx'
import { FactorReposo } from './factor-reposo.tsx'
import { OwnerForm } from './owner-form.tsx'

const Qr = styled('img')({ background: '#fff', borderRadius: 6 })

type Step =
  | { at: 'reposo' | 'probar' | 'renovar' | 'quitar' }
  | { at: 'escanear'; inicio: SegundoFactorInicio }
  | { at: 'codigos'; codigos: string[] }

/** The second factor of the own account: scan, prove, keep the recovery codes; or take it away. */
export function SecondFactor({ onDone }: { onDone?: () => void }) {
  const client = useQueryClient()
  const { data: factor, error: sinFactor } = useQuery(accesoApi.segundoFactor.query())
  const [step, setStep] = useState<Step>({ at: 'reposo' })
  const [error, setError] = useState<unknown>(null)
  const rest = () => setStep({ at: 'reposo' })
  const refresh = () => client.invalidateQueries(accesoApi.segundoFactor.query())
  const { data: propias } = useQuery(accesoApi.llaves.query())
  const withLlaves = (propias?.llaves.length ?? 0) > 0
  const start = async (prueba: PruebaDeDueno) => {
    const inicio = await accesoApi.iniciarSegundoFactor({ body: prueba })
    // It may have been left as it is, or something else begun.
    setStep((now) => (now === step ? { at: 'escanear', inicio } : now))
  }
  const show = async ({ codigos }: { codigos: string[] }) => {
    setError(null)
    setStep({ at: 'codigos', codigos })
    await refresh()
  }
  const activate = async (codigo: string) => show(await accesoApi.activarSegundoFactor({ body: { codigo } }))
  const activateWithLlave = async (llave: FirmaDeNavegador) =>
    show(await accesoApi.activarConLlave({ body: { llave } }))
  const renew = async (paso: Paso, contrasena: string) =>
    show(await accesoApi.renovarCodigos({ body: { ...paso, contrasena } }))
  const remove = async (paso: Paso, contrasena: string) => {
    await accesoApi.quitarSegundoFactor({ body: { ...paso, contrasena } })
    toast(usuariosPantalla.dosPasosQuitada)
    setStep((now) => (now === step ? { at: 'reposo' } : now))
    await refresh()
  }
  if (factor === undefined)
    return sinFactor === null ? <WaitingShape height={134} /> : <ErrorNotice error={sinFactor} />
  return (
    <PaddedPanel stack items="start" gap={12}>
      <Row nowrap gap={12}>
        <Title>{usuariosPantalla.dosPasos}</Title>
        {factor.activo ? <Status estado="Activo" quiet text={usuariosPantalla.estados.activo} /> : null}
      </Row>
      <span>
        {factor.activo
          ? `${factor.conLlave ? `${usuariosPantalla.dosPasosConLlave} ` : ''}${usuariosPantalla.dosPasosActiva({ n: factor.codigosRestantes })}`
          : factor.obligatorio
            ? usuariosPantalla.dosPasosObligatoria
            : usuariosPantalla.dosPasosTexto}
      </span>
      <ErrorNotice error={error} />
      {step.at === 'reposo' ? (
        <FactorReposo
          factor={factor}
          withLlaves={withLlaves}
          onStep={(at) => setStep({ at })}
          onSigned={activateWithLlave}
          onError={setError}
        />
      ) : null}
      {step.at === 'probar' ? (
        <OwnerForm
          submit={usuariosPantalla.continuar}
          onSubmit={start}
          onCancel={rest}
          withLlave={withLlaves}
        />
      ) : null}
      {step.at === 'escanear' ? (
        <>
          <span>{usuariosPantalla.escanea}</span>
          <Qr src={step.inicio.qr} alt={usuariosPantalla.escaneaAlt} width={190} height={190} />
          <CopyBlock label={usuariosPantalla.claveManual} text={step.inicio.secreto} />
          <CodeForm onSubmit={activate} submit={usuariosPantalla.confirmar} onCancel={rest} />
        </>
      ) : null}
      {step.at === 'codigos' ? (
        <>
          <CopyBlock label={usuariosPantalla.codigosTitulo} text={step.codigos.join('\n')} />
          <span>{usuariosPantalla.codigosTexto}</span>
          <Button
            variant="contained"
            onClick={() => {
              rest()
              onDone?.()
            }}
          >
            {usuariosPantalla.codigosGuardados}
          </Button>
        </>
      ) : null}
      {step.at === 'quitar' || step.at === 'renovar' ? (
        <FactorCambio
          at={step.at}
          conLlave={factor.conLlave}
          onSubmit={step.at === 'quitar' ? remove : renew}
          onCancel={rest}
        />
      ) : null}
    </PaddedPanel>
  )
}
