import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { enMontos } from '@valija/contract/en-pesos.ts'
import type { Instalacion } from '@valija/contract/instalacion.ts'
import { instalacionPantalla as t } from '@valija/contract/messages/instalacion-pantalla.ts'
import { wordOf } from '@valija/palabras/keys.ts'
import { useState } from 'react'
import { fechaHora, numero } from '../../lib/formats.ts'
import { paths } from '../../lib/paths.ts'
import { sesionQuery } from '../../lib/sesion.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Mono, Paragraph, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toasts.ts'
import { WaitingShape } from '../../ui/waiting.tsx'
import { armar, instalacionQuery } from './instalacion-calls.ts'
import { Libros } from './libros.tsx'

type Cuentas = Instalacion['porSalir']['correos']
const inWords = (cuentas: Cuentas, names: Record<string, string> = {}): string =>
  cuentas.map(({ clase, n }) => `${wordOf(names, clase)}: ${numero(n)}`).join(' · ') || t.nada

/** Who it is, where it would send to, and what would leave. */
function Datos({ instalacion }: { instalacion: Instalacion }) {
  const { identidad, restauradaEn, antDiceUuid, destinos, porSalir } = instalacion
  const { envios } = porSalir
  return (
    <Stack>
      <Section
        pairs="fit"
        title={t.titulo}
        rows={[
          [t.identidad, <Mono key="identidad">{identidad}</Mono>],
          [t.restaurada, restauradaEn === null ? t.nunca : fechaHora(restauradaEn)],
          [t.uuidDeAnt, antDiceUuid === null ? t.sinSaber : antDiceUuid ? t.si : t.no],
        ]}
      />
      <Section
        pairs="fit"
        title={t.destinos(instalacion)}
        rows={(['ant', 'sat', 'correo', 'archivos'] as const).map((que) => [
          t.destino[que],
          <Mono key={que}>{destinos[que] || '—'}</Mono>,
        ])}
      />
      {instalacion.armada ? null : (
        <Section
          pairs="fit"
          title={t.porSalir}
          rows={[
            [t.correos, inWords(porSalir.correos, t.claseDeCorreo)],
            [
              t.envios,
              envios.facturas === 0 ? t.nada : t.enviosTexto({ ...envios, importe: enMontos(envios.montos) }),
            ],
            [t.eliminaciones, inWords(porSalir.eliminaciones, t.claseDeEliminacion)],
            [t.trabajos, inWords(porSalir.trabajos)],
          ]}
        />
      )}
    </Stack>
  )
}

/** /configuraciones/instalacion: whether a restored installation runs, what would leave, and ANT's books against ours. */
export default function InstalacionScreen() {
  const client = useQueryClient()
  const { data, error } = useQuery(instalacionQuery)
  const [arming, setArming] = useState(false)
  const [sinCorreos, setSinCorreos] = useState(false)
  const arm = async () => {
    client.setQueryData(instalacionQuery.queryKey, await armar(sinCorreos))
    await client.invalidateQueries(sesionQuery)
    toast(t.armada)
  }
  return (
    <>
      <PageHeader title={t.titulo} crumbs={[{ text: t.configuraciones, to: paths.configuraciones }]} />
      <ErrorNotice error={error} />
      {data === undefined && error === null ? <WaitingShape height={320} /> : null}
      {data === undefined ? null : (
        <Stack max={960}>
          {data.armada ? (
            <Notice tono="ok">{t.enMarcha}</Notice>
          ) : (
            <Notice
              tono="atencion"
              title={t.enPausa}
              action={
                <Button size="small" variant="outlined" onClick={() => setArming(true)}>
                  {t.armar}
                </Button>
              }
            >
              {t.enPausaTexto}
            </Notice>
          )}
          <Datos instalacion={data} />
          <Libros instalacion={data} />
        </Stack>
      )}
      {arming ? (
        <ConfirmDialog
          onClose={() => setArming(false)}
          title={t.armarTitulo}
          confirm={t.armar}
          onConfirm={arm}
        >
          <Paragraph mb={8}>{t.armarTexto}</Paragraph>
          <FormControlLabel
            control={<Checkbox checked={sinCorreos} onChange={(_event, on) => setSinCorreos(on)} />}
            label={t.sinCorreos}
          />
        </ConfirmDialog>
      ) : null}
    </>
  )
}
