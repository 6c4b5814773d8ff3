import type { FirmaDeNavegador } from '@valija/contract/llaves.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SegundoFactorInicio } from '@valija/contract/acceso.ts'
import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { type ReactNode, useState } from 'react'
import { CopyBlock } from '../../ui/copy-block.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { CodeForm } from './code-form.tsx'
import { hasLlaves } from './llave.ts'
import { accesoApi } from '../../lib/llamadas/acceso.ts'
import { Row, Title } from '../../ui/layout.tsx'

const Qr = styled('img')({ background: '#fff', borderRadius: 6 })

type Step =
  | { at: 'reposo' }
  | { at: 'escanear'; inicio: SegundoFactorInicio }
  | { at: 'codigos'; codigos: string[] }
  | { at: 'quitar' }

/** The second factor of the own account: scan, prove, keep the recovery codes; or take it away. */
export function SecondFactor({ onDone }: { onDone?: () => void }) {
  const client = useQueryClient()
  const { data: factor } = useQuery({
    queryKey: ['segundoFactor'],
    queryFn: ({ signal }) => accesoApi.segundoFactor({ signal }),
  })
  const [step, setStep] = useState<Step>({ at: 'reposo' })
  const [error, setError] = useState<unknown>(null)
  const refresh = () => client.invalidateQueries({ queryKey: ['segundoFactor'] })
  const start = async () => {
    setError(null)
    try {
      setStep({ at: 'escanear', inicio: await accesoApi.iniciarSegundoFactor() })
    } catch (failure) {
      setError(failure)
    }
  }
  const activate = async (codigo: string) => {
    const { codigos } = await accesoApi.activarSegundoFactor({ body: { codigo } })
    setStep({ at: 'codigos', codigos })
    await refresh()
  }
  const activateWithLlave = async () => {
    setError(null)
    try {
      const { codigos } = await accesoApi.activarConLlave()
      setStep({ at: 'codigos', codigos })
      await refresh()
    } catch (failure) {
      setError(failure)
    }
  }
  const remove = async (paso: { codigo: string } | { llave: FirmaDeNavegador }, contrasena: string) => {
    await accesoApi.quitarSegundoFactor({ body: { ...paso, contrasena } })
    toast(usuariosPantalla.dosPasosQuitada)
    setStep({ at: 'reposo' })
    await refresh()
  }
  if (factor === undefined) return null
  const rest = (): ReactNode => {
    if (!factor.activo)
      return (
        <Row align="stretch">
          <Button variant="outlined" onClick={() => void start()}>
            {usuariosPantalla.activar}
          </Button>
          {hasLlaves() ? (
            <Button onClick={() => void activateWithLlave()}>{usuariosPantalla.activarConLlave}</Button>
          ) : null}
        </Row>
      )
    return factor.obligatorio ? null : (
      <Button variant="outlined" onClick={() => setStep({ at: 'quitar' })}>
        {usuariosPantalla.quitarDosPasos}
      </Button>
    )
  }
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
      {error === null ? null : <ErrorNotice error={error} />}
      {step.at === 'reposo' ? rest() : null}
      {step.at === 'escanear' ? (
        <>
          <span>{usuariosPantalla.escanea}</span>
          <Qr src={step.inicio.qr} alt={usuariosPantalla.escaneaAlt} width={190} height={190} />
          <CopyBlock label={usuariosPantalla.claveManual} text={step.inicio.secreto} />
          <CodeForm onSubmit={activate} submit={usuariosPantalla.confirmar} />
        </>
      ) : null}
      {step.at === 'codigos' ? (
        <>
          <CopyBlock label={usuariosPantalla.codigosTitulo} text={step.codigos.join('\n')} />
          <span>{usuariosPantalla.codigosTexto}</span>
          <Button
            variant="contained"
            onClick={() => {
              setStep({ at: 'reposo' })
              onDone?.()
            }}
          >
            {usuariosPantalla.codigosGuardados}
          </Button>
        </>
      ) : null}
      {step.at === 'quitar' ? (
        <>
          <span>{usuariosPantalla.quitarDosPasosTexto}</span>
          <CodeForm
            withPassword
            onSubmit={(codigo, contrasena) => remove({ codigo }, contrasena)}
            onLlave={factor.conLlave ? (llave, contrasena) => remove({ llave }, contrasena) : undefined}
            submit={usuariosPantalla.quitarDosPasos}
          />
        </>
      ) : null}
    </PaddedPanel>
  )
}
