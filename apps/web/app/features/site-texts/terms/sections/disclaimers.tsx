export function Disclaimers() {
  return (
    <>
      <p>
        The score counts what published findings and honest practice speak for. What each fault
        costs is fitted to ratings by language models that play the reader, and nobody can promise
        that a reader answers. What a model writes can be wrong: read every email before you send
        it.
      </p>
      <p>
        The service is given as it is. We take care that it is there and keeps your texts, but do
        not promise that it is never interrupted. Nothing here is legal advice.
      </p>
      <p>
        As far as the law allows, we are not liable for indirect damage and lost profit, and for
        other damage up to what you paid us in the twelve months before it. This limits nothing for
        intent, gross negligence, harm to life or health, or rights that consumers cannot waive.
      </p>
    </>
  );
}
