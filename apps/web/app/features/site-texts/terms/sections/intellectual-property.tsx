export function IntellectualProperty() {
  return (
    <>
      <p>
        What you write stays yours, and so does what the coach or a model makes of it, as far as
        there are rights in it. You allow us to store and handle it to run the service for you, and
        for nothing else; that ends when you delete it.
      </p>
      <p>
        The program is open source under the Apache License 2.0, and so are the templates of the
        library: use and change them in your emails without naming us. The licence does not cover
        our names and marks.
      </p>
      <p>What you suggest to us we may use without owing you anything for it.</p>
    </>
  );
}
