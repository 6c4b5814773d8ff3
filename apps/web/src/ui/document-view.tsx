import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { authorization } from '../lib/api.ts'
import { errorOf } from '../lib/api-error.ts'
import { downloadWithTicket } from '../lib/ticket.ts'
import { Icon } from './icon.tsx'
import { ErrorNotice } from './notice.tsx'
import { c, fuenteMono } from './tokens.ts'
import { WaitingShape } from './waiting.tsx'

const paper = {
  width: '100%',
  height: 480,
  border: `1px solid ${c.linea}`,
  borderRadius: 6,
  background: c.papel,
}

const Pdf = styled('iframe')(paper)
const Xml = styled('pre')({
  ...paper,
  overflow: 'auto',
  margin: 0,
  padding: 12,
  fontFamily: fuenteMono,
  fontSize: 13,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

type Loaded = { pdf: string } | { xml: string } | { error: unknown } | null
type DocumentViewProps = {
  url: string
  clase: 'pdf' | 'xml'
  title: string
  /** What its download button says. */
  download: string
}
/** Fetched with the session and shown from memory: nothing of it has an address of its own. */
export function DocumentView({ url, clase, title, download }: DocumentViewProps) {
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    const leaving = new AbortController()
    let object = ''
    const load = async () => {
      const answer = await fetch(url, { headers: authorization(), signal: leaving.signal })
      if (!answer.ok) throw errorOf(answer.status, await answer.json().catch(() => undefined))
      if (clase === 'xml') return setLoaded({ xml: await answer.text() })
      object = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: 'application/pdf' }))
      setLoaded({ pdf: object })
    }
    load().catch((error: unknown) => {
      if (!leaving.signal.aborted) setLoaded({ error })
    })
    return () => {
      leaving.abort()
      if (object !== '') URL.revokeObjectURL(object)
    }
  }, [url, clase])
  if (loaded === null) return <WaitingShape height={480} />
  if ('error' in loaded) return <ErrorNotice error={loaded.error} />
  return (
    <>
      {'pdf' in loaded ? <Pdf title={title} src={loaded.pdf} /> : <Xml>{loaded.xml}</Xml>}
      <ErrorNotice error={failure} />
      <div>
        <Button
          size="small"
          startIcon={<Icon name="bajar" />}
          onClick={() => void downloadWithTicket(url).catch(setFailure)}
        >
          {download}
        </Button>
      </div>
    </>
  )
}
