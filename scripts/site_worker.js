// A browser starts no worker for a page opened as a file. There the search of the site runs in a hidden frame instead.
if (location.protocol === "file:") {
  window.Worker = class {
    constructor(url) {
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      this.inside = this.frame.contentWindow;
      this.inside.postMessage = (data) => setTimeout(() => this.onmessage?.({ data }));
      this.ready = new Promise((resolve) => this.load(url, resolve));
    }

    load(url, resolve) {
      const script = this.inside.document.createElement("script");
      script.src = url;
      script.onload = resolve;
      this.inside.document.body.append(script);
    }

    postMessage(data) {
      this.ready.then(() => this.inside.onmessage({ data }));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
